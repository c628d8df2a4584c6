"use client";

import { useState } from "react";
import { visibleElements } from "@/components/admin/frame/find/visible-elements";
import { continueLine } from "./continue-line";
import type { Edit, Selected } from "./edit";
import type { PostText } from "./text/post-text";
import { isMac, type Tool, toolOf, tools } from "./tools";

export type Tools = ReturnType<typeof useTools>;

/** Applies tools to the text, which is looked up on each use. */
export function useTools(text: () => PostText | null) {
  const [shown, setShown] = useState<{ tool: Tool; open: boolean } | null>(null);
  const [isSource, setSource] = useState(false);

  /** Returns whether there was anything to change. */
  const run = (command: (selected: Selected) => Edit | null): boolean => {
    const target = text();
    const edit = target && !target.isReadOnly() ? command(target.selected()) : null;
    if (edit) target?.apply(edit);
    return edit !== null;
  };
  const use = (tool: Tool) => {
    if ("command" in tool) return run(tool.command);
    if (tool.opens === "find") return text()?.find();
    if (tool.opens === "source") {
      text()?.showSource(!isSource);
      return setSource(!isSource);
    }
    // Its button in the toolbar opens the library.
    if (tool.opens === "picture") return visibleElements("[data-tool=picture]")[0]?.click();
    if (!text()?.isReadOnly()) setShown({ tool, open: true });
  };

  return {
    /** The tool whose dialog is open, or was open last. */
    shown,
    isSource,
    use,
    useById: (id: string) => {
      const tool = tools.find((known) => known.id === id);
      if (tool) use(tool);
    },
    run,
    close: () => setShown((now) => now && { ...now, open: false }),
    focusText: () => text()?.focus(),
    /** Returns whether it handled the key. */
    onKeyDown: (event: KeyboardEvent): boolean => {
      if (event.isComposing) return false;
      const { ctrlKey, metaKey } = event;
      // On a Mac, fields have other commands at Ctrl.
      if (isMac() ? !metaKey : !ctrlKey || metaKey) {
        const isEnter = event.key === "Enter" && !event.shiftKey && !event.altKey;
        return isEnter && !ctrlKey && !metaKey && run(continueLine);
      }
      const tool = toolOf(event);
      if (tool) use(tool);
      return tool !== undefined;
    },
  };
}

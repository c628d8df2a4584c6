"use client";

import { type KeyboardEvent, useState } from "react";
import { applyEdit } from "@/components/admin/posts/editor/pictures/textarea";
import { continueLine } from "./continue-line";
import type { Edit, Selected } from "./edit";
import { type Tool, toolOf } from "./tools";

export type Tools = ReturnType<typeof useTools>;

/** Applies tools to a textarea, which is looked up on each use. */
export function useTools(textarea: () => HTMLTextAreaElement | null) {
  const [shown, setShown] = useState<{ tool: Tool; open: boolean } | null>(null);

  /** Returns whether there was anything to change. */
  const run = (command: (selected: Selected) => Edit | null): boolean => {
    const area = textarea();
    if (!area || area.readOnly) return false;
    const { value: text, selectionStart: start, selectionEnd: end } = area;
    const edit = command({ text, start, end });
    if (edit) applyEdit(area, edit);
    return edit !== null;
  };
  const use = (tool: Tool) => {
    const area = textarea();
    if ("command" in tool) run(tool.command);
    // The toolbar button opens the library.
    else if (tool.id === "picture")
      area?.form?.querySelector<HTMLElement>("[data-tool=picture]")?.click();
    else if (!area?.readOnly) setShown({ tool, open: true });
  };

  const close = () => setShown((now) => now && { ...now, open: false });

  return {
    /** The tool whose dialog is open, or was open last. */
    shown,
    textarea,
    use,
    run,
    close,
    focusText: () => textarea()?.focus(),
    /** Handler for the textarea. */
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === "Escape" && shown?.open && shown.tool.id === "find") {
        event.preventDefault();
        close();
      }
      if (event.ctrlKey === event.metaKey) {
        const isEnter = event.key === "Enter" && !event.shiftKey && !event.altKey;
        if (isEnter && !event.ctrlKey && run(continueLine)) event.preventDefault();
        return;
      }
      const tool = toolOf(event.nativeEvent);
      if (!tool) return;
      event.preventDefault();
      use(tool);
    },
  };
}

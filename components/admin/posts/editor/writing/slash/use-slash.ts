"use client";

import { type KeyboardEvent, type SyntheticEvent, useId, useState } from "react";
import { applyEdit } from "@/components/admin/posts/editor/pictures/textarea";
import { caretLine, type Line } from "@/components/admin/posts/editor/writing/caret-line";
import type { Tool } from "@/components/admin/posts/editor/writing/tools";
import { type Slash, slashBefore, toolsFor } from "./slash";

export type SlashMenuState = ReturnType<typeof useSlash>;

/** Menu opened by a slash at the start of a line, while the text keeps focus. */
export function useSlash(textarea: () => HTMLTextAreaElement | null, choose: (tool: Tool) => void) {
  const id = useId();
  const [slash, setSlash] = useState<(Slash & { line: Line }) | null>(null);
  const [active, setActive] = useState(0);
  const found = slash ? toolsFor(slash.words) : [];
  const isOpen = found.length > 0;

  const take = (tool: Tool) => {
    const area = textarea();
    if (!area || !slash) return;
    const { at } = slash;
    setSlash(null);
    applyEdit(area, { from: at, to: area.selectionStart, text: "", start: at, end: at });
    choose(tool);
  };
  const move = (to: number) => {
    setActive((to + found.length) % found.length);
  };

  return {
    id,
    line: slash?.line,
    found,
    active,
    take,
    /** Props for the textarea. */
    props: {
      "aria-autocomplete": "list" as const,
      "aria-controls": isOpen ? id : undefined,
      "aria-activedescendant": isOpen ? `${id}-${found[active]?.id}` : undefined,
      onInput: ({ currentTarget: area }: SyntheticEvent<HTMLTextAreaElement>) => {
        const typed = slashBefore(area.value, area.selectionStart);
        setActive(0);
        setSlash(typed && { ...typed, line: slash?.line ?? caretLine(area) });
      },
    },
    close: () => setSlash(null),
    /** Returns whether the menu handled the key. */
    press: (event: KeyboardEvent): boolean => {
      const tool = found[active];
      if (!tool || event.nativeEvent.isComposing) return false;
      if (event.key === "ArrowDown") move(active + 1);
      else if (event.key === "ArrowUp") move(active - 1);
      else if (event.key === "Enter" || event.key === "Tab") take(tool);
      else if (event.key === "Escape") setSlash(null);
      else return false;
      event.preventDefault();
      return true;
    },
  };
}

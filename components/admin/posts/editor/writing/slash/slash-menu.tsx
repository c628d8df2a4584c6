"use client";

import { useLayoutEffect, useRef, useState } from "react";
import type { Line } from "@/components/admin/posts/editor/writing/caret-line";
import { pluralize } from "@/lib/numbers";
import type { SlashMenuState } from "./use-slash";

type Props = Pick<SlashMenuState, "id" | "line" | "found" | "active" | "take">;

/** Positioned in the textarea's container, below or above the caret's line. */
export function SlashMenu({ id, line, found, active, take }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [isAbove, setAbove] = useState(false);
  const isOpen = found.length > 0;

  // Below the last line, it would be behind the bar and make the page longer.
  useLayoutEffect(() => {
    if (!isOpen || !line || !list.current) return;
    const has = roomAt(list.current, line);
    setAbove(!has.below && has.above);
    if (!has.below && !has.above) list.current.scrollIntoView({ block: "nearest" });
  }, [isOpen, line]);

  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label="Insert"
        tabIndex={-1}
        className="post-slash"
        hidden={!isOpen}
        data-above={isAbove || undefined}
        style={{ top: isAbove ? line?.top : line?.bottom }}
      >
        {found.map((tool, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the textarea handles the keys.
          <div
            key={tool.id}
            id={`${id}-${tool.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            ref={(item) => {
              if (index === active) item?.scrollIntoView({ block: "nearest" });
            }}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(tool)}
          >
            {tool.name}
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {found.length > 0 &&
          `${pluralize(found.length, "tool", "tools")}. Choose with the arrow keys and Enter.`}
      </p>
    </>
  );
}

/** Whether the menu would be in view, clear of the bar at the bottom. */
function roomAt(list: HTMLElement, { top, bottom }: Line) {
  const from = list.offsetParent?.getBoundingClientRect().top ?? 0;
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
  return {
    above: from + top - list.offsetHeight >= 0,
    below: from + bottom + list.offsetHeight <= innerHeight - (bar || 0),
  };
}

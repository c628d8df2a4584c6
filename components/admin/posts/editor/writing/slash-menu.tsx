"use client";

import { useEffect, useRef } from "react";
import { pluralize } from "@/lib/numbers";
import type { SlashMenuState } from "./use-slash";

/** Stands in what the textarea is placed in. */
export function SlashMenu({
  id,
  top,
  found,
  active,
  take,
}: Pick<SlashMenuState, "id" | "top" | "found" | "active" | "take">) {
  const list = useRef<HTMLDivElement>(null);
  const isOpen = found.length > 0;

  // Beneath the last line it would be behind the bar.
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);

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
        style={{ top }}
      >
        {found.map((tool, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the textarea has the keys.
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

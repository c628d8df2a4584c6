"use client";

import { type KeyboardEvent, useState } from "react";
import { useMay } from "@/components/admin/frame/access";
import { MediaPicker } from "@/components/admin/media/media-picker";
import type { Pictures } from "@/components/admin/posts/editor/pictures/use-pictures";
import { useHydrated } from "@/components/forms/use-hydrated";
import { isMac, keysText, tools } from "./tools";
import type { Tools } from "./use-tools";

type Props = { controls: string; tools: Tools; pictures: Pictures; disabled: boolean };

/** A single tab stop: arrow keys move between tools. */
export function Toolbar({ controls, tools: state, pictures, disabled }: Props) {
  const { use, isSource, focusText } = state;
  const [current, setCurrent] = useState(0);
  const [isQuiet, setQuiet] = useState(false);
  const isOnMac = useHydrated() && isMac();
  const shown = useMay("media.add") ? tools : tools.filter(({ id }) => id !== "picture");

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Escape hides the tooltip, which may cover text.
    if (event.key === "Escape") setQuiet(true);
    const to = destination(event.key, current, shown.length - 1);
    if (to === null) return;
    event.preventDefault();
    setQuiet(false);
    setCurrent(to);
    event.currentTarget.querySelectorAll("button")[to]?.focus();
  };

  return (
    <div className="post-tools" data-quiet={isQuiet || undefined}>
      <div
        role="toolbar"
        aria-label="Formatting"
        aria-controls={controls}
        onKeyDown={onKeyDown}
        onPointerLeave={() => setQuiet(false)}
      >
        {shown.map((tool, index) => {
          const keys = tool.keys && keysText(tool.keys, isOnMac);
          const button = (
            <button
              key={tool.id}
              type="button"
              tabIndex={index === current ? 0 : -1}
              aria-label={tool.name}
              aria-keyshortcuts={tool.keys && `Control+${tool.keys} Meta+${tool.keys}`}
              aria-haspopup={"choices" in tool || isDialog(tool.id) ? "dialog" : undefined}
              aria-pressed={tool.id === "source" ? isSource : undefined}
              data-tool={tool.id}
              data-sign={tool.sign}
              data-tip={keys ? `${tool.name} (${keys})` : tool.name}
              // Keeps focus and selection in the text.
              onMouseDown={(event) => event.preventDefault()}
              onPointerEnter={({ currentTarget }) => placeTip(currentTarget)}
              onFocus={({ currentTarget }) => {
                setCurrent(index);
                placeTip(currentTarget);
              }}
              disabled={disabled}
              onClick={() => tool.id === "picture" || use(tool)}
            />
          );
          if (tool.id !== "picture") return button;
          return (
            <MediaPicker
              key={tool.id}
              trigger={button}
              onChoose={pictures.insert}
              onFiles={pictures.add}
              onBack={focusText}
            />
          );
        })}
      </div>
    </div>
  );
}

const isDialog = (id: string) => ["picture", "page", "help"].includes(id);

function destination(key: string, current: number, last: number): number | null {
  if (key === "ArrowRight") return current === last ? 0 : current + 1;
  if (key === "ArrowLeft") return current === 0 ? last : current - 1;
  if (key === "Home") return 0;
  return key === "End" ? last : null;
}

/** Places the tooltip below the button, towards the middle of the toolbar. */
function placeTip(button: HTMLElement): void {
  const frame = button.closest(".post-tools");
  if (!frame) return;
  const around = frame.getBoundingClientRect();
  const { left, right, bottom } = button.getBoundingClientRect();
  const isLeft = left + right < around.left + around.right;
  const place = (side: string, size: number | null) =>
    button.style.setProperty(`--tip-${side}`, size === null ? "auto" : `${Math.max(0, size)}px`);
  place("top", bottom - around.top - frame.clientTop);
  place("left", isLeft ? left - around.left - frame.clientLeft : null);
  place("right", isLeft ? null : around.right - right - frame.clientLeft);
}

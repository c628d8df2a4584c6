"use client";

import { useEffect, useRef } from "react";

/** Keys pressed with Ctrl, or Cmd on a Mac, wherever the focus is. */
export function useShortcuts(shortcuts: Record<string, () => void>): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey === event.metaKey || event.altKey) return;
      const act = latest.current[(event.shiftKey ? "shift+" : "") + event.key.toLowerCase()];
      if (!act || event.defaultPrevented) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Closes a menu on Escape (focus returns to the button), on a press outside, and when the page changes. */
export function useClosing(details: RefObject<HTMLDetailsElement | null>, pathname: string) {
  const shown = useRef(pathname);
  useEffect(() => {
    // Not at the start: it may have been opened before this script came.
    if (shown.current === pathname) return;
    shown.current = pathname;
    details.current?.removeAttribute("open");
  }, [details, pathname]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details.current?.open) return;
      details.current.open = false;
      details.current.querySelector("summary")?.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (!details.current?.contains(event.target as Node))
        details.current?.removeAttribute("open");
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
    };
  }, [details]);
}

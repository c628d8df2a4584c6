"use client";

import { type RefObject, useEffect, useRef } from "react";

export function useDismiss(details: RefObject<HTMLDetailsElement | null>, pathname: string) {
  const shown = useRef(pathname);
  useEffect(() => {
    // Not on mount: it may have been opened before hydration.
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

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
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener("keydown", onKey, { signal });
    document.addEventListener("pointerdown", onPress, { signal });
    return () => controller.abort();
  }, [details]);
}

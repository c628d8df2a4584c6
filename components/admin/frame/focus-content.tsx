"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

/** What had the focus on a page that was left went with it: the next page gets it. */
export function FocusContent() {
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const focused = document.activeElement;
    // Next.js keeps left pages mounted, hidden.
    const isLost = focused === document.body || !focused?.checkVisibility();
    if (isLost) focusContent();
  }, [pathname]);
  return null;
}

/** Focuses the content when the focused element is removed, without scrolling. */
export function focusContent(): void {
  document.getElementById("content")?.focus({ preventScroll: true });
}

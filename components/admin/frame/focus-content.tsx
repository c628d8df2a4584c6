"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { isVisible } from "@/components/ui/is-visible";

/** Focuses the content after navigation if the focused element is gone. */
export function FocusContent() {
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const focused = document.activeElement;
    // Next.js keeps previous pages mounted but hidden.
    const isLost = focused === document.body || !isVisible(focused);
    if (isLost) focusContent();
  }, [pathname]);
  return null;
}

/** Focuses the content when the focused element is removed, without scrolling. */
export function focusContent(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
}

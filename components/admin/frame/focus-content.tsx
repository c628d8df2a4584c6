"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { isVisible } from "@/components/ui/is-visible";

/** Moves a lost focus to the content after navigation. */
export function FocusContent() {
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusContentIfLost();
  }, [pathname]);
  return null;
}

/** Focuses the content if the focused element is gone. */
export function focusContentIfLost(): void {
  const focused = document.activeElement;
  // Next.js keeps previous pages mounted but hidden.
  if (focused === document.body || !isVisible(focused)) focusContent();
}

/** Focuses the content when the focused element is removed, without scrolling. */
export function focusContent(): void {
  document.getElementById("main")?.focus({ preventScroll: true });
}

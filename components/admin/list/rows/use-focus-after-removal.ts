"use client";

import { useEffect, useRef } from "react";
import { focusContent } from "@/components/admin/frame/focus-content";
import { isVisible } from "@/components/ui/is-visible";

/**
 * Focuses the content if the focus is lost on unmount. Set `current` to true when an action will
 * remove its own button from the page; `isRemoved` is its initial value.
 */
export function useFocusAfterRemoval(isRemoved = false) {
  const doing = useRef(isRemoved);
  useEffect(
    () => () => {
      const focused = document.activeElement;
      const isLost = focused === document.body || !isVisible(focused);
      if (doing.current && isLost) focusContent();
    },
    [],
  );
  return doing;
}

"use client";

import { useEffect, useRef } from "react";
import { focusContentIfLost } from "@/components/admin/frame/focus-content";

/**
 * Focuses the content if the focus is lost on unmount. Set `current` to true when an action will
 * remove its own button from the page; `isRemoved` is its initial value.
 */
export function useFocusAfterRemoval(isRemoved = false) {
  const doing = useRef(isRemoved);
  useEffect(
    () => () => {
      if (doing.current) focusContentIfLost();
    },
    [],
  );
  return doing;
}

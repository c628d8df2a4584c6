"use client";

import { useEffect, useRef } from "react";
import { focusContent } from "@/components/admin/frame/focus-content";

/** Set `current` to true when an action will remove its own button from the page. */
export function useFocusAfterRemoval() {
  const doing = useRef(false);
  useEffect(
    () => () => {
      const focused = document.activeElement;
      const isLost = focused === document.body || !focused?.checkVisibility();
      if (doing.current && isLost) focusContent();
    },
    [],
  );
  return doing;
}

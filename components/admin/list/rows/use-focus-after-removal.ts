"use client";

import { useEffect, useRef } from "react";

/** Set `current` to true when an action will remove its own button from the page. */
export function useFocusAfterRemoval() {
  const doing = useRef(false);
  useEffect(
    () => () => {
      if (doing.current) document.getElementById("content")?.focus({ preventScroll: true });
    },
    [],
  );
  return doing;
}

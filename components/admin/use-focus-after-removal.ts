"use client";

import { useEffect, useRef } from "react";

/**
 * Where a deed takes a row away with its button, the focus goes to the page's content. Set what it
 * answers once the deed is on its way.
 */
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

"use client";

import { useSyncExternalStore } from "react";

/** False in the HTML and without scripts. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => {};

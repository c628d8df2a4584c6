"use client";

import { useSyncExternalStore } from "react";

/** Whether the page's scripts have taken over; false in the HTML and where none run. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => {};

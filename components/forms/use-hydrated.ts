"use client";

import { useSyncExternalStore } from "react";

/** Returns false in server-rendered HTML and without JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => {};

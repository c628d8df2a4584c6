"use client";

import { useEffect } from "react";
import type { ActionResult } from "@/lib/action";

/**
 * Goes where a success says, after a delay in milliseconds. A full load, in the place of this page: the
 * pages behind it may have another root layout, and are to see the new session.
 */
export function useOnward(result: ActionResult, delay: number): void {
  const next = result.status === "success" ? result.next : undefined;
  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => location.replace(next), delay);
    return () => clearTimeout(timer);
  }, [next, delay]);
}

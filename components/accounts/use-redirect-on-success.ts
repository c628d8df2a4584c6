"use client";

import { useEffect } from "react";
import type { ActionResult } from "@/lib/action";

/** `delay` in milliseconds. A full load: other root layouts have to see the new session. */
export function useRedirectOnSuccess(result: ActionResult, delay: number): void {
  const next = result.status === "success" ? result.next : undefined;
  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => location.replace(next), delay);
    return () => clearTimeout(timer);
  }, [next, delay]);
}

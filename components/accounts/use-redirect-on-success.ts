"use client";

import { useEffect } from "react";
import type { ActionResult } from "@/lib/action";

/** Does a full page load, so that other root layouts see the new session. */
export function useRedirectOnSuccess(result: ActionResult, delayMs = 3_000): void {
  const next = result.status === "success" ? result.next : undefined;
  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => location.replace(next), delayMs);
    return () => clearTimeout(timer);
  }, [next, delayMs]);
}

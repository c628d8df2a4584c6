"use client";

import { useEffect, useState } from "react";
import type { ActionResult } from "@/lib/action";

/** How long a result stays, in milliseconds (spec section 9). */
const shownFor = 3_000;

/** The message of a form's result; empty again after 3 seconds unless it is a lasting one. */
export function useFleeting(result: ActionResult, lasting: (message: string) => boolean): string {
  const [dismissed, setDismissed] = useState<ActionResult | null>(null);
  const message = result.status === "idle" ? "" : result.message;
  useEffect(() => {
    if (!message || lasting(message)) return;
    const timer = setTimeout(() => setDismissed(result), shownFor);
    return () => clearTimeout(timer);
  }, [result, message, lasting]);
  return result === dismissed ? "" : message;
}

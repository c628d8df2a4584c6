"use client";

import { useTransition } from "react";
import { announce } from "@/components/admin/frame/announce";
import { type ActionResult, failure } from "@/lib/action";

/** `show` is the optimistic update; `unreached` is announced when the request fails. */
export function useRowAction() {
  const [pending, startTransition] = useTransition();
  const run = (act: () => Promise<ActionResult>, unreached: string, show?: () => void) =>
    new Promise<void>((resolve) =>
      startTransition(async () => {
        show?.();
        const result = await act().catch(() => failure(unreached));
        if (result.status !== "idle" && result.message) announce(result.message, result.status);
        resolve();
      }),
    );
  return { pending, run };
}

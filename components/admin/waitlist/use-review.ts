"use client";

import { startTransition, useState, useTransition } from "react";
import { announce } from "@/components/admin/frame/announce";
import { failure, idle } from "@/lib/action";
import { reviewEntry } from "@/lib/waitlist/admin/actions";
import type { Entry, Review, ReviewResult } from "@/lib/waitlist/admin/schema";
import { adminWaitlistStrings } from "@/lib/waitlist/admin/strings";

/** After a conflict `entry` is the newer version, which a second attempt is based on. */
export function useReview(opened: Entry, onDone: () => void) {
  const [entry, setEntry] = useState(opened);
  const [result, setResult] = useState<ReviewResult>(idle);
  const [pending, startSaving] = useTransition();

  const decide = (decision: Pick<Review, "status" | "notes" | "notify">) => {
    if (pending) return;
    startSaving(async () => {
      const review = { id: entry.id, updatedAt: entry.updatedAt, ...decision };
      const next = await reviewEntry(review).catch(
        (): ReviewResult => failure(adminWaitlistStrings.failed),
      );
      startTransition(() => {
        setResult(next);
        if (next.current) setEntry(next.current);
        if (next.status !== "success") return;
        announce(next.message);
        onDone();
      });
    });
  };
  return { entry, result, pending, decide };
}

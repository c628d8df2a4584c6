"use client";

import { startTransition, useState, useTransition } from "react";
import { announce } from "@/components/admin/announce";
import { reviewEntry } from "@/lib/waitlist/admin-actions";
import type { Entry, Review, ReviewOutcome } from "@/lib/waitlist/admin-schema";
import { adminWaitlistTexts } from "@/lib/waitlist/admin-texts";

/**
 * A decision on an entry: what became of the last attempt, and the entry as it was last seen. When
 * somebody else has changed it, that is the new one, so that a second attempt knows of it.
 */
export function useReview(opened: Entry, onDone: () => void) {
  const [entry, setEntry] = useState(opened);
  const [outcome, setOutcome] = useState<ReviewOutcome | null>(null);
  const [pending, startSaving] = useTransition();

  const decide = (status: Review["status"], notes: string) => {
    if (pending) return;
    startSaving(async () => {
      const review = { id: entry.id, status, notes, updatedAt: entry.updatedAt };
      const next = await reviewEntry(review).catch(unreached);
      startTransition(() => {
        setOutcome(next);
        if (next.current) setEntry(next.current);
        if (next.status !== "done") return;
        announce(next.message);
        onDone();
      });
    });
  };
  return { entry, outcome, pending, decide };
}

function unreached(): ReviewOutcome {
  return { status: "failed", message: adminWaitlistTexts.failed };
}

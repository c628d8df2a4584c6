"use server";

import { refresh } from "next/cache";
import { adminSession } from "@/lib/auth/session";
import { attempt } from "@/lib/lists/outcome";
import { getEntry, saveReview } from "./admin-queries";
import { Review, type ReviewOutcome } from "./admin-schema";
import { authenticationFailed, reviewedText, adminWaitlistTexts as texts } from "./admin-texts";

/** Approves or rejects an entry, with notes, unless somebody else has changed it meanwhile. */
export async function reviewEntry(review: Review): Promise<ReviewOutcome> {
  const session = await adminSession();
  if (!session.client) {
    if (session.ended) return { status: "ended", message: texts.ended };
    return { status: "failed", message: authenticationFailed(session.message) };
  }
  const input = Review.safeParse(review);
  if (!input.success) {
    const notes = input.error.issues.find(({ path }) => path[0] === "notes")?.message;
    return { status: "failed", message: notes ? "" : texts.failed, notes };
  }
  const { client } = session;
  return attempt<ReviewOutcome>("review of a waitlist entry", texts.failed, async () => {
    if (await saveReview(client, input.data)) {
      refresh();
      return { status: "done", message: reviewedText(input.data.status) };
    }
    const current = await getEntry(client, input.data.id);
    return { status: "changed", message: current ? texts.changed : texts.gone, current };
  });
}

"use server";

import { refresh } from "next/cache";
import { failure, invalid, success, withReporting } from "@/lib/action";
import { adminSession } from "@/lib/auth/session";
import { valueAction } from "@/lib/forms/server-action";
import { getEntry, saveReview } from "./queries";
import { Review, type ReviewResult } from "./schema";
import { authenticationFailed, reviewedText, adminWaitlistStrings as strings } from "./strings";

export const reviewEntry = valueAction([Review], async ({ data, error }): Promise<ReviewResult> => {
  const session = await adminSession();
  if (!session.client) {
    if (session.ended) return { ...failure(strings.ended), ended: true };
    return failure(authenticationFailed(session.message));
  }
  const { client } = session;
  if (!data) {
    const notes = error.issues.find(({ path }) => path[0] === "notes")?.message;
    return notes ? invalid({ notes }) : failure(strings.failed);
  }
  const fallback = failure(strings.failed);
  return withReporting<ReviewResult>("review of a waitlist entry", fallback, async () => {
    if (await saveReview(client, data)) {
      refresh();
      return success(reviewedText(data.status));
    }
    const current = await getEntry(client, data.id);
    return { ...failure(current ? strings.changed : strings.gone), current };
  });
});

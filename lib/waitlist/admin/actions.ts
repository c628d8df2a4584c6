"use server";

import { refresh } from "next/cache";
import { failure, invalid, success, withReporting } from "@/lib/action";
import { adminSession } from "@/lib/auth/session";
import { getMailWords } from "@/lib/content/mail-words";
import { sendQueuedMail } from "@/lib/email/send-queued-mail";
import { flashResult } from "@/lib/forms/flash";
import { formAction } from "@/lib/forms/server-action";
import { readSubmission } from "@/lib/forms/submission";
import { waitlistMail } from "@/lib/waitlist/mails";
import { saveReview } from "@/lib/waitlist/queries";
import { getEntry } from "./queries";
import { Review, type ReviewResult } from "./schema";
import { authenticationFailed, reviewedText, adminWaitlistStrings as strings } from "./strings";

export const reviewEntry = formAction(async (form): Promise<ReviewResult> => {
  const result = await review(form);
  // Without JavaScript, the list shows only the message and the notes.
  const message = result.status === "error" && (result.message || result.errors.notes);
  const typed = { notes: String(form.get("notes") ?? "") };
  await flashResult("/admin/waitlist", message ? failure(message, typed) : result);
  return result;
});

async function review(form: FormData): Promise<ReviewResult> {
  const session = await adminSession("waitlist");
  if (!session.client) {
    if (session.ended) return { ...failure(strings.ended), ended: true };
    return failure(authenticationFailed(session.message));
  }
  const { client, viewer } = session;
  const { result: rejected, data } = readSubmission(form, Review);
  if (rejected) {
    const notes = rejected.status === "error" && rejected.errors.notes;
    return notes ? invalid({ notes }) : failure(strings.failed);
  }
  const fallback = failure(strings.failed);
  return withReporting<ReviewResult>("review of a waitlist entry", fallback, async () => {
    const entry = data.notify ? await getEntry(client, data.id) : null;
    const words = await getMailWords(`waitlist-${data.status}`);
    const mails = entry ? [waitlistMail(data.status, entry, words)] : [];
    if (await saveReview(viewer.id, data, mails)) {
      if (entry) sendQueuedMail();
      refresh();
      return success(reviewedText(data.status, entry?.email));
    }
    const current = await getEntry(client, data.id);
    return { ...failure(current ? strings.changed : strings.gone), current };
  });
}

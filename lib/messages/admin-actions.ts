"use server";

import { refresh } from "next/cache";
import { adminSession } from "@/lib/auth/session";
import { attempt, type RowOutcome, refused } from "@/lib/lists/outcome";
import { saveMarks } from "./admin-queries";
import { MarkInput } from "./admin-schema";
import { adminMessageTexts as texts } from "./admin-texts";

/** Marks a message as read or unread, as spam or not; what is not named stays as it is. */
export async function markMessage(mark: MarkInput): Promise<RowOutcome> {
  const session = await adminSession();
  if (!session.client) return refused(session);
  const input = MarkInput.safeParse(mark);
  if (!input.success) return { status: "failed", message: texts.failed };
  return attempt<RowOutcome>("marking a message", texts.failed, async () => {
    const found = await saveMarks(session.client, input.data);
    refresh();
    return found ? { status: "done", message: "" } : { status: "changed", message: texts.gone };
  });
}

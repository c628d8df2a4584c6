"use server";

import { refresh } from "next/cache";
import { adminSession } from "@/lib/auth/session";
import { attempt, type RowOutcome, refused } from "@/lib/lists/outcome";
import { deleteSubscriber } from "./admin-queries";
import { SubscriberId } from "./admin-schema";
import { adminSubscriberTexts as texts } from "./admin-texts";

/** Takes a subscriber off the list for good. */
export async function removeSubscriber(id: string): Promise<RowOutcome> {
  const session = await adminSession();
  if (!session.client) return refused(session);
  const input = SubscriberId.safeParse(id);
  if (!input.success) return { status: "failed", message: texts.failed };
  return attempt<RowOutcome>("removing a subscriber", texts.failed, async () => {
    await deleteSubscriber(session.client, input.data);
    refresh();
    return { status: "done", message: texts.removed };
  });
}

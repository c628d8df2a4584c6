"use server";

import { refresh } from "next/cache";
import { type ActionResult, failure, success, withReporting } from "@/lib/action";
import { adminSession } from "@/lib/auth/session";
import { deleteSubscriber } from "./queries";
import { SubscriberId } from "./schema";
import { adminSubscriberStrings as strings } from "./strings";

export async function removeSubscriber(id: string): Promise<ActionResult> {
  const session = await adminSession();
  if (!session.client) return failure(session.message);
  const { data } = SubscriberId.safeParse(id);
  const fallback = failure(strings.failed);
  if (!data) return fallback;
  return withReporting<ActionResult>("removing a subscriber", fallback, async () => {
    await deleteSubscriber(session.client, data);
    refresh();
    return success(strings.removed);
  });
}

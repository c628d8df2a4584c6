"use server";

import { refresh } from "next/cache";
import { type ActionResult, failure, success, withReporting } from "@/lib/action";
import { adminSession } from "@/lib/auth/session";
import { valueAction } from "@/lib/forms/server-action";
import { saveFlags } from "./queries";
import { MarkInput } from "./schema";
import { adminMessageStrings as strings } from "./strings";

export const markMessage = valueAction([MarkInput], async ({ data }): Promise<ActionResult> => {
  const session = await adminSession();
  if (!session.client) return failure(session.message);
  const fallback = failure(strings.failed);
  if (!data) return fallback;
  return withReporting<ActionResult>("marking a message", fallback, async () => {
    const found = await saveFlags(session.client, data);
    refresh();
    if (!found) return failure(strings.gone);
    const { isSpam } = data.flags;
    if (isSpam === undefined) return success("");
    const undo = [["isSpam", String(!isSpam)]] as const;
    return { ...success(isSpam ? strings.spam : strings.notSpam), undo };
  });
});

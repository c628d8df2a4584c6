"use server";

import { refresh } from "next/cache";
import { type ActionResult, failure, success } from "@/lib/action";
import { adminSession } from "@/lib/auth/session";
import { sendQueuedMail } from "@/lib/email/send-queued-mail";
import { formAction } from "@/lib/forms/server-action";
import { reportError } from "@/lib/log";
import { RetryInput } from "./schema";
import { outboxStrings, retriedText } from "./strings";

export const retryMails = formAction<ActionResult>(async (form) => {
  const session = await adminSession();
  if (!session.client) return failure(session.message);
  const ids = RetryInput.safeParse(form.getAll("id"));
  if (!ids.success) return failure(outboxStrings.gone);
  const answers = await Promise.all(
    ids.data.map((id) => session.client.rpc("retry_outbox", { p_id: id })),
  );
  const error = answers.find((answer) => answer.error)?.error;
  if (error?.code === "42501") return failure(outboxStrings.forbidden);
  if (error) reportError(new Error(`retry_outbox: ${error.message}`), "outbox");
  const count = answers.filter(({ data }) => data === true).length;
  refresh();
  if (count > 0) sendQueuedMail();
  if (error) return failure(outboxStrings.failed);
  if (count === 0) return failure(outboxStrings.gone);
  return success(retriedText(count));
});

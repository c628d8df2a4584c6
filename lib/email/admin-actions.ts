"use server";

import { refresh } from "next/cache";
import { after } from "next/server";
import type { ActionResult } from "@/lib/action";
import { adminSession } from "@/lib/auth/session";
import { reportError } from "@/lib/report";
import { RetryInput } from "./admin-schema";
import { outboxTexts, retriedText } from "./admin-texts";
import { drainOutbox } from "./outbox";

/** Puts the mails that the form names back in line, and sends what is due after the answer. */
export async function retryMails(_previous: ActionResult, form: FormData): Promise<ActionResult> {
  const session = await adminSession();
  if (!session.client) return refusal(session.message);
  const ids = RetryInput.safeParse(form.getAll("id"));
  if (!ids.success) return refusal(outboxTexts.gone);
  const answers = await Promise.all(
    ids.data.map((id) => session.client.rpc("retry_outbox", { p_id: id })),
  );
  const error = answers.find((answer) => answer.error)?.error;
  if (error?.code === "42501") return refusal(outboxTexts.refused);
  if (error) reportError(new Error(`retry_outbox: ${error.message}`), "outbox");
  const count = answers.filter(({ data }) => data === true).length;
  refresh();
  if (count > 0) after(() => drainOutbox().catch((reason) => reportError(reason, "outbox")));
  if (error) return refusal(outboxTexts.failed);
  if (count === 0) return refusal(outboxTexts.gone);
  return { status: "success", message: retriedText(count) };
}

function refusal(message: string): ActionResult {
  return { status: "error", message, errors: {}, values: {} };
}

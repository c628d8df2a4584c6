"use server";

import { headers } from "next/headers";
import { after } from "next/server";
import type { ActionResult } from "@/lib/action";
import { drainOutbox } from "@/lib/email/outbox";
import { env } from "@/lib/env";
import { invalid, readFields } from "@/lib/forms/fields";
import { looksAutomated, tooFast } from "@/lib/forms/spam";
import { reportError } from "@/lib/report";
import { clientAddress } from "@/lib/security/client-address";
import { notificationAddress } from "@/lib/settings/queries";
import { messageMails } from "./mails";
import { storeMessage } from "./queries";
import { type MessageField, MessageInput } from "./schema";
import { limitedText, messageTexts } from "./texts";

type Result = ActionResult<MessageField>;

/** Takes a contact message: checks, stores and queues its mails, and answers with what to show. */
export async function sendMessage(_previous: Result, form: FormData): Promise<Result> {
  const values = readFields(form, MessageInput);
  if (looksAutomated(form)) return { status: "success", message: messageTexts.sent };
  const input = MessageInput.safeParse(values);
  if (!input.success) return invalid(input.error, values);
  if (tooFast(form)) return { status: "error", message: messageTexts.tooFast, errors: {}, values };
  const address = clientAddress(await headers(), env().TRUSTED_PROXIES);
  try {
    const mails = messageMails(input.data, await notificationAddress());
    const outcome = await storeMessage(input.data, address, mails);
    if (outcome.status === "limited") {
      return { status: "error", message: limitedText(outcome.retryAfter), errors: {}, values };
    }
  } catch (error) {
    reportError(error, "contact form");
    return { status: "error", message: messageTexts.failed, errors: {}, values };
  }
  after(() => drainOutbox().catch((error) => reportError(error, "outbox")));
  return { status: "success", message: messageTexts.sent };
}

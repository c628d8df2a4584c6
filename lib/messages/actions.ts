"use server";

import {
  type ActionResult,
  failure,
  limited,
  success,
  unconfirmedText,
  withReporting,
} from "@/lib/action";
import { getMailWords } from "@/lib/content/mail-words";
import { sendQueuedMail } from "@/lib/email/send-queued-mail";
import { readSender } from "@/lib/forms/sender";
import { formAction } from "@/lib/forms/server-action";
import { readSubmission } from "@/lib/forms/submission";
import { noticeSettings } from "@/lib/settings/queries";
import { messageMails } from "./mails";
import { storeMessage } from "./queries";
import { type MessageField, MessageInput } from "./schema";
import { messageStrings } from "./strings";

type Result = ActionResult<MessageField>;

const sent = success(messageStrings.sent);

export const sendMessage = formAction<Result>(async (form) => {
  const guards = { success: () => sent, tooFastMessage: messageStrings.tooFastMessage };
  const { result, data, values } = readSubmission(form, MessageInput, guards);
  if (result) return result;
  const store = async (): Promise<Result> => {
    const id = crypto.randomUUID();
    const words = await getMailWords("message-receipt");
    const mails = messageMails(id, data, await noticeSettings(), words);
    const wait = await storeMessage(id, data, await readSender("message", form, data), mails);
    if (wait !== null) return limited(messageStrings.limited, wait, values);
    sendQueuedMail();
    return sent;
  };
  const fallback = failure(messageStrings.failed, values);
  const unconfirmed = failure(unconfirmedText("message"), values);
  return withReporting<Result>("contact form", fallback, store, unconfirmed);
});

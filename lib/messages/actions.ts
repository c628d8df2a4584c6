"use server";

import { type ActionResult, failure, limited, storeOnce, success } from "@/lib/action";
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

const sent = success(messageStrings.sent);

export const sendMessage = formAction<ActionResult<MessageField>>(async (form) => {
  const guards = { success: () => sent, tooFastMessage: messageStrings.tooFastMessage };
  const { result, data, values } = readSubmission(form, MessageInput, guards);
  if (result) return result;
  const fallback = failure(messageStrings.failed, values);
  return storeOnce<MessageField>("contact form", "message", fallback, async () => {
    const id = crypto.randomUUID();
    const words = await getMailWords("message-receipt");
    const mails = messageMails(id, data, await noticeSettings(), words);
    const wait = await storeMessage(id, data, await readSender("message", form, data), mails);
    if (wait !== null) return limited(messageStrings.limited, wait, values);
    sendQueuedMail();
    return sent;
  });
});

import {
  adminLink,
  composeMail,
  type OutgoingMail,
  paragraph,
  quotation,
  subjectPart,
} from "@/lib/email/mail";
import { type MailWords, wordedMail } from "@/lib/email/worded-mail";
import type { NoticeSettings } from "@/lib/settings/queries";
import type { MessageInput } from "./schema";

export function messageMails(
  id: string,
  { user_name, user_email, user_company, message }: MessageInput,
  { agency, siteUrl, contact }: NoticeSettings,
  words: MailWords,
): OutgoingMail[] {
  const from = [user_name, user_company].filter(Boolean).join(", ");
  const notice = composeMail({
    kind: "message-notice",
    to: agency,
    contact,
    reply_to: user_email,
    subject: `Message from ${subjectPart(from)}`,
    heading: `Message from ${from}`,
    blocks: [
      paragraph(user_email),
      quotation(message),
      paragraph(`Reply to this email to answer ${user_name}.`),
      adminLink(siteUrl, `/admin/messages/${id}`),
    ],
  });
  return [notice, messageReceipt(user_email, words)];
}

/** The email is unconfirmed, so the receipt repeats nothing that was typed into the form. */
export function messageReceipt(to: string, words: MailWords): OutgoingMail {
  return wordedMail("message-receipt", to, words, {});
}

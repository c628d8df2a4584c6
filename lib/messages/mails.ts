import {
  adminLink,
  composeMail,
  type OutgoingMail,
  paragraph,
  quotation,
  subjectPart,
} from "@/lib/email/mail";
import type { NoticeSettings } from "@/lib/settings/queries";
import type { MessageInput } from "./schema";

export function messageMails(
  id: string,
  message: MessageInput,
  settings: NoticeSettings,
): OutgoingMail[] {
  return [notification(id, message, settings), receipt(message.user_email)];
}

function notification(
  id: string,
  message: MessageInput,
  { agency, siteUrl }: NoticeSettings,
): OutgoingMail {
  const from = [message.user_name, message.user_company].filter(Boolean).join(", ");
  return composeMail({
    kind: "message-notice",
    to: agency,
    reply_to: message.user_email,
    subject: `Message from ${subjectPart(from)}`,
    heading: `Message from ${from}`,
    blocks: [
      paragraph(message.user_email),
      quotation(message.message),
      paragraph(`Reply to this email to answer ${message.user_name}.`),
      adminLink(siteUrl, `/admin/messages/${id}`),
    ],
  });
}

/** The email is unconfirmed, so the receipt repeats nothing that was typed in the form. */
function receipt(email: string): OutgoingMail {
  return composeMail({
    kind: "message-receipt",
    to: email,
    subject: "We have your message",
    heading: "We have your message",
    blocks: [
      paragraph(
        "Thank you for writing. Somebody who can answer will read your message and reply within 24 hours.",
      ),
      paragraph(
        "If you did not write to us, somebody else typed your address, and you need not do anything.",
      ),
    ],
  });
}

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

/** The email is unconfirmed, so the receipt repeats nothing that was typed into the form. */
export function messageMails(
  id: string,
  { user_name, user_email, user_company, message }: MessageInput,
  { agency, siteUrl, contact }: NoticeSettings,
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
  const receipt = composeMail({
    kind: "message-receipt",
    to: user_email,
    contact,
    subject: "We have your message",
    heading: "We have your message",
    blocks: [
      paragraph(
        "Thank you for writing. Someone who can help will read your message and reply within 24 hours.",
      ),
      paragraph(
        "If this wasn't you, someone else entered your email. You can ignore this message.",
      ),
    ],
  });
  return [notice, receipt];
}

import { site } from "@/content/site";
import { mailLayout, quotation } from "@/lib/email/layout";
import { escapeHtml, type OutgoingMail, subjectPart } from "@/lib/email/mail";
import type { MessageInput } from "./schema";

/** The two mails of a contact message: the agency's, answered straight to the sender, and the receipt. */
export function messageMails(message: MessageInput, agency: string): OutgoingMail[] {
  return [notification(message, agency), receipt(message)];
}

function notification(message: MessageInput, agency: string): OutgoingMail {
  const from = message.user_company
    ? `${message.user_name}, ${message.user_company}`
    : message.user_name;
  return {
    kind: "message-notification",
    to: agency,
    reply_to: message.user_email,
    subject: `Message from ${subjectPart(from)}`,
    html: mailLayout(
      `Message from ${from}`,
      `<p>${escapeHtml(message.user_email)}</p>${quotation(message.message)}<p>Answer this mail to write to them.</p>`,
    ),
    text: `${from}\n${message.user_email}\n\n${message.message}\n\nAnswer this mail to write to them.\n`,
  };
}

function receipt(message: MessageInput): OutgoingMail {
  const opening = `Hello ${message.user_name}, thank you for writing. Somebody who can answer will read it and reply within 24 hours.`;
  return {
    kind: "message-receipt",
    to: message.user_email,
    reply_to: site.email,
    subject: `We have your message, ${subjectPart(message.user_name)}`,
    html: mailLayout(
      "We have your message",
      `<p>${escapeHtml(opening)}</p><p>This is what you sent:</p>${quotation(message.message)}`,
    ),
    text: `${opening}\n\nThis is what you sent:\n\n${message.message}\n\n${site.name}\n${site.email}\n`,
  };
}

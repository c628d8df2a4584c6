import {
  composeMail,
  type OutgoingMail,
  paragraph,
  quotation,
  subjectPart,
} from "@/lib/email/mail";
import type { MessageInput } from "./schema";

export function messageMails(message: MessageInput, agency: string): OutgoingMail[] {
  return [notification(message, agency), receipt(message.user_email)];
}

function notification(message: MessageInput, agency: string): OutgoingMail {
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
      paragraph("Answer this mail to write to them."),
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

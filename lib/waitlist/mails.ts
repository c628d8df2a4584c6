import { composeMail, type OutgoingMail, paragraph } from "@/lib/email/mail";
import { promiseText } from "./strings";

/** The email is unconfirmed, so the mail repeats nothing else that was typed. */
export function waitlistMail(email: string, project: string): OutgoingMail {
  return composeMail({
    kind: "waitlist-receipt",
    to: email,
    subject: `You are on the waitlist for ${project}`,
    heading: `On the list for ${project}`,
    blocks: [
      paragraph(`You are on the waitlist for ${project}. ${promiseText(project)}`),
      paragraph(
        "That is all we use your address for. If it was not you who asked, or you change your mind, answer this mail and we take you off.",
      ),
    ],
  });
}

import { button, composeMail, footnote, type OutgoingMail, paragraph } from "@/lib/email/mail";
import { type MailWords, wordedMail } from "@/lib/email/worded-mail";
import { confirmationDays, oneClickLink, unsubscribeLink } from "./links";

export type Reader = { id: string; email: string };
/** `contact` is the agency's email, for the signature and for replies. */
type Letter = {
  contact: string;
  kind: `newsletter-${string}`;
  subject: string;
  heading: string;
  lines: readonly string[];
};

/** Transactional, so it has no unsubscribe link. */
export function confirmationMail(email: string, link: string, words: MailWords): OutgoingMail {
  return wordedMail("subscription-confirmation", email, words, {
    days: String(confirmationDays),
    link: { text: link, block: button(link, "Confirm subscription") },
  });
}

export function welcomeMail(reader: Reader, words: MailWords): OutgoingMail {
  const { paragraphs: lines, ...mail } = words;
  return newsletterMail(reader, { kind: "newsletter-welcome", ...mail, lines });
}

/** For every email to subscribers. The database drops emails to readers who have unsubscribed. */
export function newsletterMail(reader: Reader, { lines, ...mail }: Letter): OutgoingMail {
  return composeMail({
    ...mail,
    to: reader.email,
    blocks: [
      ...lines.map((line) => paragraph(...line.split("\n"))),
      footnote(unsubscribeLink(reader.id), "Unsubscribe"),
    ],
    headers: {
      "List-Unsubscribe": `<${oneClickLink(reader.id)}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  });
}

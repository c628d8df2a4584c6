import { brand } from "@/content/brand";
import { button, composeMail, footnote, type OutgoingMail, paragraph } from "@/lib/email/mail";
import type { NoticeSettings } from "@/lib/settings/queries";
import { confirmationDays, oneClickLink, unsubscribeLink } from "./links";

export type Reader = { id: string; email: string };
type Letter = { kind: `newsletter-${string}`; subject: string; heading: string; lines: string[] };

/** Transactional, so it has no unsubscribe link. */
export function confirmationMail(
  email: string,
  link: string,
  { contact }: NoticeSettings,
): OutgoingMail {
  const opening = `Someone, probably you, signed up for the ${brand.name} newsletter with this email. Confirm here:`;
  const closing = `The link works for ${confirmationDays} days. If this wasn't you, ignore this email. We won't write again, and we'll delete your email address.`;
  return composeMail({
    kind: "subscription-confirmation",
    to: email,
    contact,
    subject: `Confirm your ${brand.name} newsletter subscription`,
    heading: "One click to go",
    blocks: [paragraph(opening), button(link, "Confirm subscription"), paragraph(closing)],
  });
}

export function welcomeMail(reader: Reader, settings: NoticeSettings): OutgoingMail {
  const letter: Letter = {
    kind: "newsletter-welcome",
    subject: "You're on the list",
    heading: "You're on the list",
    lines: [
      "Thank you for confirming. You'll get a letter when we have something worth reading: what we built, what went wrong on the way, and what it cost.",
      "Every letter has a link like the one below, so you can unsubscribe at any time.",
    ],
  };
  return newsletterMail(reader, letter, settings);
}

/** For every email to subscribers. The database drops emails to readers who have unsubscribed. */
export function newsletterMail(
  reader: Reader,
  letter: Letter,
  { contact }: NoticeSettings,
): OutgoingMail {
  const { lines, ...mail } = letter;
  return composeMail({
    ...mail,
    to: reader.email,
    contact,
    blocks: [
      ...lines.map((line) => paragraph(line)),
      footnote(unsubscribeLink(reader.id), "Unsubscribe"),
    ],
    headers: {
      "List-Unsubscribe": `<${oneClickLink(reader.id)}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  });
}

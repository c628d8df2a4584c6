import {
  adminLink,
  composeMail,
  type OutgoingMail,
  paragraph,
  subjectPart,
} from "@/lib/email/mail";
import { type MailWords, wordedMail } from "@/lib/email/worded-mail";
import type { NoticeSettings } from "@/lib/settings/queries";

export type NewEntry = { project: { id: string; title: string }; name: string; email: string };

export function waitlistMails(
  { project, name, email }: NewEntry,
  { agency, siteUrl, contact }: NoticeSettings,
  words: MailWords,
): OutgoingMail[] {
  const { id, title } = project;
  const query = new URLSearchParams({ project: id, q: email });
  const notice = composeMail({
    kind: "waitlist-notice",
    to: agency,
    contact,
    reply_to: email,
    subject: `${title} waitlist: ${subjectPart(name)}`,
    heading: `New on the waitlist for ${title}`,
    blocks: [paragraph(name, email), adminLink(siteUrl, `/admin/waitlist?${query}`)],
  });
  return [notice, waitlistMail("receipt", { email, project: title }, words)];
}

/**
 * Confirms an entry, or notifies the person of an admin's decision. The email is unconfirmed, so
 * this repeats nothing else that was typed.
 */
export function waitlistMail(
  status: "receipt" | "approved" | "rejected",
  { email, project }: { email: string; project: string },
  words: MailWords,
): OutgoingMail {
  return wordedMail(`waitlist-${status}`, email, words, { project });
}

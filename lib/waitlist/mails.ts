import {
  adminLink,
  composeMail,
  type OutgoingMail,
  paragraph,
  subjectPart,
} from "@/lib/email/mail";
import type { NoticeSettings } from "@/lib/settings/queries";
import { promiseText } from "./strings";

export type NewEntry = { project: { id: string; title: string }; name: string; email: string };

/** The email is unconfirmed, so the receipt repeats nothing else that was typed. */
export function waitlistMails(
  { project, name, email }: NewEntry,
  { agency, siteUrl, contact }: NoticeSettings,
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
  const receipt = composeMail({
    kind: "waitlist-receipt",
    to: email,
    contact,
    subject: `You're on the waitlist for ${title}`,
    heading: `You're on the list for ${title}`,
    blocks: [
      paragraph(`You're on the waitlist for ${title}. ${promiseText(title)}`),
      paragraph(
        "We'll only use your address for this. Changed your mind? Reply and we'll remove you.",
      ),
    ],
  });
  return [notice, receipt];
}

/** Notifies the person of an admin's decision. */
export function decisionMail(
  status: "approved" | "rejected",
  { email, project }: { email: string; project: string },
  { contact }: NoticeSettings,
): OutgoingMail {
  const approved = status === "approved";
  return composeMail({
    kind: `waitlist-${status}`,
    to: email,
    contact,
    subject: approved ? `You're in: ${project}` : `Your place on the waitlist for ${project}`,
    heading: approved ? `You have a place on ${project}` : `No place on ${project} for now`,
    blocks: [
      paragraph(
        approved
          ? `Your request to join ${project} is approved. We'll email you as soon as you can start.`
          : `Thank you for your interest in ${project}. We can't offer you a place at the moment.`,
      ),
      paragraph("Questions? Reply to this email."),
    ],
  });
}

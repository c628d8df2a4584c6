import "server-only";
import { consultations } from "@/content/consultations";
import { projects } from "@/content/projects";
import { accountMail } from "@/lib/accounts/mails";
import { confirmationMail, reminderMail, visitorMail } from "@/lib/bookings/mails";
import type { Booking } from "@/lib/bookings/schema";
import { slotEnd } from "@/lib/bookings/slots";
import type { Typed } from "@/lib/content/form/typed";
import type { Content } from "@/lib/content/kinds";
import type { MailKey } from "@/lib/content/placeholders/mails";
import { getKnown } from "@/lib/content/queries";
import type { OutgoingMail } from "@/lib/email/mail";
import type { MailWords } from "@/lib/email/worded-mail";
import { env } from "@/lib/env";
import { messageReceipt } from "@/lib/messages/mails";
import { confirmationLink } from "@/lib/newsletter/links";
import * as newsletter from "@/lib/newsletter/mails";
import { waitlistMail } from "@/lib/waitlist/mails";

const email = "visitor@mail.example";
const id = "00000000-0000-4000-8000-000000000000";

/** Returns an email with the words of a form and example values. Its links lead nowhere. */
export async function exampleMail(key: MailKey, typed: Typed): Promise<OutgoingMail> {
  const { email: contact } = await getKnown("site");
  return examples[key]({ ...(typed as Content<"mails">), contact });
}

const examples: Record<MailKey, (words: MailWords) => OutgoingMail> = {
  "message-receipt": (words) => messageReceipt(email, words),
  "booking-held": (words) => confirmationMail(exampleBooking(), sender(words)),
  "booking-booked": (words) => changeMail("booked", words),
  "booking-moved": (words) => changeMail("moved", words),
  "booking-cancelled": (words) => changeMail("cancelled", words),
  "booking-reminder": (words) => reminderMail(exampleBooking(), sender(words)),
  "waitlist-receipt": (words) => waitlistMail("receipt", entry, words),
  "waitlist-approved": (words) => waitlistMail("approved", entry, words),
  "waitlist-rejected": (words) => waitlistMail("rejected", entry, words),
  "subscription-confirmation": (words) =>
    newsletter.confirmationMail(email, confirmationLink(id), words),
  "newsletter-welcome": (words) => newsletter.welcomeMail({ id, email }, words),
  "account-exists": (words) => accountMail(email, env().SITE_URL, words),
};

const entry = { email, project: projects[0]?.title ?? "Example" };

function sender(words: MailWords) {
  return { siteUrl: env().SITE_URL, secret: "example", now: Date.now(), words };
}

function changeMail(change: "booked" | "moved" | "cancelled", words: MailWords) {
  return visitorMail(exampleBooking(), change, sender(words), "Sorry, something came up.");
}

function exampleBooking(): Booking {
  const startsAt = new Date().setUTCHours(72 + 15, 0, 0, 0);
  return {
    id,
    startsAt,
    endsAt: slotEnd(startsAt),
    ...{ name: "", email, note: "", timeZone: consultations.timeZone, plan: "" },
    status: "confirmed",
    heldUntil: null,
    callLink: "https://meet.example/call",
    sequence: 0,
  };
}

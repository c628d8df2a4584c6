import { consultations } from "@/content/consultations";
import {
  adminLink,
  button,
  composeMail,
  link,
  type OutgoingMail,
  paragraph,
  quotation,
  subjectPart,
} from "@/lib/email/mail";
import { type MailWords, wordedMail } from "@/lib/email/worded-mail";
import type { NoticeSettings } from "@/lib/settings/queries";
import { formatDate, formatZone } from "@/lib/time/format";
import { calendarFile } from "./calendar-file";
import { type LinkPurpose, signLink } from "./links";
import type { Booking } from "./schema";
import { formatStart, holdMinutes } from "./strings";

type Change = "booked" | "moved" | "cancelled";
type Links = { siteUrl: string; secret: string };
/** `words` are those of the email to the visitor. */
type Worded = Links & { words: MailWords };
type Dated = Worded & { now: number };
type Sender = Dated & NoticeSettings;

/** `word` is the agency's message to the visitor. */
export function bookingMails(
  booking: Booking,
  change: Change,
  sender: Sender,
  word = "",
): OutgoingMail[] {
  const unnamed = withoutTyped(booking);
  return [
    {
      ...visitorMail(unnamed, change, sender, word),
      attachments: [calendarFile(unnamed, sender.now, sender.contact)],
    },
    {
      ...agencyMail(booking, change, sender),
      attachments: [calendarFile(booking, sender.now, sender.contact)],
    },
  ];
}

/** The email that gives the visitor the link for the call. */
export function reminderMail(booking: Booking, { now, ...links }: Dated) {
  const { startsAt, timeZone, email, callLink } = booking;
  const mail = wordedMail("booking-reminder", email, links.words, {
    start: formatStart(startsAt, timeZone),
    when: whenValue(booking),
    link: { text: callLink, block: button(callLink, "Join the call") },
    ...changeLinks(booking, links),
  });
  return { ...mail, attachments: [calendarFile(withoutTyped(booking), now, links.words.contact)] };
}

/** Sent only to the visitor, while the time is held. */
export function confirmationMail(booking: Booking, { words, ...links }: Worded): OutgoingMail {
  const href = bookingLink(booking, "confirm", links);
  return wordedMail("booking-held", booking.email, words, {
    date: formatDate(booking.startsAt, booking.timeZone),
    minutes: String(holdMinutes),
    when: whenValue(booking),
    link: { text: href, block: button(href, "Confirm consultation") },
  });
}

export function bookingLink(
  booking: Pick<Booking, "id" | "sequence" | "startsAt">,
  purpose: LinkPurpose,
  { siteUrl, secret }: Links,
): string {
  const token = signLink({ purpose, ...booking }, booking.startsAt, secret);
  return `${siteUrl}/booking?token=${token}`;
}

export function visitorMail(
  booking: Booking,
  change: Change,
  sender: Worded,
  word: string,
): OutgoingMail {
  const { email, startsAt, timeZone } = booking;
  return wordedMail(`booking-${change}`, email, sender.words, {
    date: formatDate(startsAt, timeZone),
    when: whenValue(booking),
    message: { text: word, block: word ? quotation(word) : null },
    page: `${sender.siteUrl}/get-started`,
    ...changeLinks(booking, sender),
  });
}

function changeLinks(booking: Booking, links: Links) {
  const value = (purpose: LinkPurpose, label: string) => {
    const href = bookingLink(booking, purpose, links);
    return { text: href, block: link(href, label) };
  };
  return {
    reschedule: value("reschedule", "Choose another time"),
    cancel: value("cancel", "Cancel consultation"),
  };
}

// Anyone can enter someone else's email, so emails to the visitor repeat no free text.
const withoutTyped = (booking: Booking): Booking => ({ ...booking, name: "", note: "" });

function agencyMail(
  booking: Booking,
  change: Change,
  { agency, siteUrl, contact }: Sender,
): OutgoingMail {
  const { id, name, email, plan, note } = booking;
  const details = [...whenLines(booking), email, ...(plan ? [`Plan: ${plan}`] : [])];
  return composeMail({
    kind: `booking-${change}-notice`,
    to: agency,
    contact,
    reply_to: email,
    subject: `Consultation ${change}: ${subjectPart(name)}`,
    heading: `Consultation ${change}: ${name}`,
    blocks: [
      paragraph(...details),
      ...(note ? [quotation(note)] : []),
      adminLink(siteUrl, `/admin/bookings/${id}`),
    ],
  });
}

function whenValue(booking: Booking) {
  const lines = whenLines(booking);
  return { text: lines.join(", "), block: paragraph(...lines) };
}

function whenLines({ startsAt, timeZone }: Booking): string[] {
  const zones = [...new Set([timeZone, consultations.timeZone])];
  return zones.map((zone) => `${formatStart(startsAt, zone)} (${formatZone(zone, startsAt)})`);
}

import { consultations } from "@/content/consultations";
import {
  adminLink,
  button,
  composeMail,
  link,
  type MailBlock,
  type OutgoingMail,
  paragraph,
  quotation,
  subjectPart,
} from "@/lib/email/mail";
import type { NoticeSettings } from "@/lib/settings/queries";
import { formatDate, formatZone } from "@/lib/time/format";
import { calendarFile } from "./calendar-file";
import { type LinkPurpose, signLink } from "./links";
import type { Booking } from "./schema";
import { formatStart, holdMinutes } from "./strings";

type Change = "booked" | "moved" | "cancelled";
type Links = { siteUrl: string; secret: string };
type Sender = Links & NoticeSettings & { now: number };

const headings: Record<Change, string> = {
  booked: "Your consultation is booked",
  moved: "Your consultation has moved",
  cancelled: "Your consultation is cancelled",
};

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
export function reminderMail(booking: Booking, sender: Sender) {
  const unnamed = withoutTyped(booking);
  const { startsAt, timeZone, callLink } = booking;
  const mail = composeMail({
    kind: "booking-reminder",
    to: booking.email,
    contact: sender.contact,
    subject: `Your call: ${formatStart(startsAt, timeZone)}`,
    heading: "Your call link",
    blocks: [
      paragraph(...whenLines(booking)),
      paragraph("Open this link to join the call:"),
      button(callLink, "Join the call"),
      ...changeLinks(unnamed, sender),
    ],
  });
  return { ...mail, attachments: [calendarFile(unnamed, sender.now, sender.contact)] };
}

/** Sent only to the visitor, while the time is held. */
export function confirmationMail(booking: Booking, sender: Sender): OutgoingMail {
  const heading = "Confirm your consultation";
  return composeMail({
    kind: "booking-held",
    to: booking.email,
    contact: sender.contact,
    subject: `${heading}: ${formatDate(booking.startsAt, booking.timeZone)}`,
    heading,
    blocks: [
      paragraph(...whenLines(booking)),
      paragraph(
        `We'll hold this time for ${holdMinutes} minutes after your request. Confirm it here:`,
      ),
      button(bookingLink(booking, "confirm", sender), "Confirm consultation"),
      paragraph("If this wasn't you, ignore this email and we'll release the time."),
    ],
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

function visitorMail(booking: Booking, change: Change, sender: Sender, word: string): OutgoingMail {
  const cancelled = change === "cancelled";
  const next = cancelled
    ? `You can book another time at ${sender.siteUrl}/get-started`
    : "We'll email you the call link before we start. Add the attached file to your calendar.";
  return composeMail({
    kind: `booking-${change}`,
    to: booking.email,
    contact: sender.contact,
    subject: `${headings[change]}: ${formatDate(booking.startsAt, booking.timeZone)}`,
    heading: headings[change],
    blocks: [
      paragraph(...whenLines(booking)),
      ...(word ? [quotation(word)] : []),
      paragraph(next),
      ...(cancelled ? [] : changeLinks(booking, sender)),
    ],
  });
}

function changeLinks(booking: Booking, links: Links): MailBlock[] {
  return [
    link(bookingLink(booking, "reschedule", links), "Choose another time"),
    link(bookingLink(booking, "cancel", links), "Cancel consultation"),
  ];
}

// Anyone can enter someone else's email, so emails to the visitor repeat no free text.
function withoutTyped(booking: Booking): Booking {
  return { ...booking, name: "", note: "" };
}

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

function whenLines({ startsAt, timeZone }: Booking): string[] {
  const zones = [...new Set([timeZone, consultations.timeZone])];
  return zones.map((zone) => `${formatStart(startsAt, zone)} (${formatZone(zone, startsAt)})`);
}

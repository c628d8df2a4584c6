import { scheduling } from "@/content/scheduling";
import {
  button,
  composeMail,
  link,
  type OutgoingMail,
  paragraph,
  quotation,
  subjectPart,
} from "@/lib/email/mail";
import { formatDate, formatZone } from "@/lib/time/format";
import { calendarFile } from "./calendar-file";
import { type LinkPurpose, signLink } from "./links";
import type { Booking } from "./schema";
import { formatStart, holdMinutes } from "./strings";

type Change = "booked" | "moved" | "cancelled";
type Links = { siteUrl: string; secret: string };
type Sender = Links & { agency: string; now: number };

const headings: Record<Change, string> = {
  booked: "Your consultation is booked",
  moved: "Your consultation has moved",
  cancelled: "Your consultation is cancelled",
};

export function bookingMails(booking: Booking, change: Change, sender: Sender): OutgoingMail[] {
  // Anyone can enter someone else's email, so the visitor's mail repeats no free text.
  const unnamed = { ...booking, name: "", note: "" };
  return [
    {
      ...visitorMail(unnamed, change, sender),
      attachments: [calendarFile(unnamed, sender.now)],
    },
    {
      ...agencyMail(booking, change, sender),
      attachments: [calendarFile(booking, sender.now)],
    },
  ];
}

/** What the visitor of a held time gets, and nobody else. */
export function confirmationMail(booking: Booking, links: Links): OutgoingMail {
  const heading = "Confirm your consultation";
  return composeMail({
    kind: "booking-held",
    to: booking.email,
    subject: `${heading}: ${formatDate(booking.startsAt, booking.timeZone)}`,
    heading,
    blocks: [
      paragraph(...whenLines(booking)),
      paragraph(
        `This time is held for ${holdMinutes} minutes from the request. Open this link and press the button to book it:`,
      ),
      button(bookingLink(booking, "confirm", links), "Confirm the consultation"),
      paragraph("If you did not ask for it, do nothing. The time is then offered to others again."),
    ],
  });
}

function bookingLink(
  booking: Pick<Booking, "id" | "sequence" | "startsAt">,
  purpose: LinkPurpose,
  { siteUrl, secret }: Links,
): string {
  const token = signLink({ purpose, ...booking }, booking.startsAt, secret);
  return `${siteUrl}/booking?token=${token}`;
}

function visitorMail(booking: Booking, change: Change, sender: Sender): OutgoingMail {
  const cancelled = change === "cancelled";
  const next = cancelled
    ? `You can book another time at ${sender.siteUrl}/get-started`
    : "We send the link for the call to this address before it begins. The attached file puts the time into your calendar.";
  const links = [
    link(bookingLink(booking, "reschedule", sender), "Choose another time"),
    link(bookingLink(booking, "cancel", sender), "Cancel the consultation"),
  ];
  return composeMail({
    kind: `booking-${change}`,
    to: booking.email,
    subject: `${headings[change]}: ${formatDate(booking.startsAt, booking.timeZone)}`,
    heading: headings[change],
    blocks: [paragraph(...whenLines(booking)), paragraph(next), ...(cancelled ? [] : links)],
  });
}

function agencyMail(booking: Booking, change: Change, { agency }: Sender): OutgoingMail {
  const { name, email, plan, note } = booking;
  const details = [...whenLines(booking), email, ...(plan ? [`Plan: ${plan}`] : [])];
  return composeMail({
    kind: `booking-${change}-notice`,
    to: agency,
    reply_to: email,
    subject: `Consultation ${change}: ${subjectPart(name)}`,
    heading: `Consultation ${change}: ${name}`,
    blocks: [paragraph(...details), ...(note ? [quotation(note)] : [])],
  });
}

function whenLines({ startsAt, timeZone }: Booking): string[] {
  const zones = [...new Set([timeZone, scheduling.timeZone])];
  return zones.map((zone) => `${formatStart(startsAt, zone)} (${formatZone(zone, startsAt)})`);
}

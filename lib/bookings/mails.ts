import { scheduling } from "@/content/scheduling";
import {
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
import { formatStart } from "./strings";

type Change = "booked" | "moved" | "cancelled";
type Sender = { agency: string; siteUrl: string; secret: string; now: number };

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

function bookingLink(
  booking: Pick<Booking, "id" | "sequence" | "startsAt">,
  purpose: LinkPurpose,
  { siteUrl, secret }: Pick<Sender, "siteUrl" | "secret">,
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

import { scheduling } from "@/content/scheduling";
import { site } from "@/content/site";
import { mailLayout, quotation } from "@/lib/email/layout";
import { escapeHtml, type OutgoingMail, subjectPart } from "@/lib/email/mail";
import { longDay, zoneWords } from "../time/words";
import { invitation } from "./invitation";
import { type LinkPurpose, signLink } from "./links";
import type { Booking } from "./schema";
import { whenText } from "./texts";

type Change = "booked" | "moved" | "cancelled";
type Sender = { agency: string; siteUrl: string; secret: string; now: number };

const headings: Record<Change, string> = {
  booked: "Your consultation is booked",
  moved: "Your consultation has moved",
  cancelled: "Your consultation is cancelled",
};

/** The two mails of a booking as it now is: the visitor's, with the links to change it, and the agency's. */
export function bookingMails(booking: Booking, change: Change, sender: Sender): OutgoingMail[] {
  const attachments = [invitation(booking, sender.now)];
  return [
    { ...visitorMail(booking, change, sender), attachments },
    { ...agencyMail(booking, change, sender), attachments },
  ];
}

/** The address of a mailed link: it holds for the booking as it is, until the consultation begins. */
export function bookingLink(
  booking: Pick<Booking, "id" | "sequence" | "startsAt">,
  purpose: LinkPurpose,
  { siteUrl, secret }: Pick<Sender, "siteUrl" | "secret">,
): string {
  const token = signLink({ purpose, ...booking }, booking.startsAt, secret);
  return `${siteUrl}/booking?token=${token}`;
}

function visitorMail(booking: Booking, change: Change, sender: Sender): OutgoingMail {
  const when = whenLines(booking);
  const cancelled = change === "cancelled";
  const next = cancelled
    ? `You can book another time at ${sender.siteUrl}/get-started`
    : "We send the link for the call to this address before it begins. The attached file puts the time into your calendar.";
  const links = cancelled
    ? []
    : ([
        ["Choose another time", bookingLink(booking, "reschedule", sender)],
        ["Cancel the consultation", bookingLink(booking, "cancel", sender)],
      ] as const);
  return {
    kind: `booking-${change}`,
    to: booking.email,
    reply_to: site.email,
    subject: `${headings[change]}: ${longDay(booking.startsAt, booking.timeZone)}`,
    html: mailLayout(
      headings[change],
      `<p>Hello ${escapeHtml(booking.name)},</p><p>${when.map(escapeHtml).join("<br>")}</p><p>${escapeHtml(next)}</p>${links.map(([label, href]) => `<p><a href="${escapeHtml(href)}" style="color:#19140d;font-weight:bold">${label}</a></p>`).join("")}`,
    ),
    text: `Hello ${booking.name},\n\n${headings[change]}.\n\n${when.join("\n")}\n\n${next}\n${links.map(([label, href]) => `\n${label}:\n${href}\n`).join("")}\n${site.name}\n${site.email}\n`,
  };
}

function agencyMail(booking: Booking, change: Change, { agency }: Sender): OutgoingMail {
  const heading = `Consultation ${change}: ${booking.name}`;
  const facts = [
    ...whenLines(booking),
    booking.email,
    ...(booking.plan ? [`Plan: ${booking.plan}`] : []),
  ];
  return {
    kind: `booking-${change}-notice`,
    to: agency,
    reply_to: booking.email,
    subject: `Consultation ${change}: ${subjectPart(booking.name)}`,
    html: mailLayout(
      heading,
      `<p>${facts.map(escapeHtml).join("<br>")}</p>${booking.note ? quotation(booking.note) : ""}`,
    ),
    text: `${heading}\n\n${facts.join("\n")}\n${booking.note ? `\n${booking.note}\n` : ""}`,
  };
}

/** The time in the visitor's zone, and in the agency's where that is another one. */
function whenLines({ startsAt, timeZone }: Booking): string[] {
  const zones = [...new Set([timeZone, scheduling.timeZone])];
  return zones.map((zone) => `${whenText(startsAt, zone)} (${zoneWords(zone, startsAt)})`);
}

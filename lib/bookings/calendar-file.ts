import { brand } from "@/content/brand";
import { site } from "@/content/site";
import type { MailAttachment } from "@/lib/email/mail";
import type { Booking } from "./schema";

const uidHost = site.email.split("@")[1];

type Method = "REQUEST" | "CANCEL";

/** Creates an invitation, update or cancellation as in RFC 5545. `contact` is the agency's email. */
export function calendarFile(booking: Booking, now: number, contact: string): MailAttachment {
  const method = booking.status === "cancelled" ? "CANCEL" : "REQUEST";
  return {
    filename: "consultation.ics",
    content: calendar(booking, method, now, contact),
    content_type: `text/calendar; charset=utf-8; method=${method}`,
  };
}

/** Returns links that add a booking to popular web calendars, by name. */
export function webCalendars(booking: Booking): Record<string, string> {
  const { startsAt, endsAt } = booking;
  const title = titleOf(booking);
  const dates = `${utc(startsAt)}/${utc(endsAt)}`;
  const google = new URLSearchParams({ action: "TEMPLATE", text: title, dates });
  const [startdt = "", enddt = ""] = [startsAt, endsAt].map((time) => new Date(time).toISOString());
  const outlook = new URLSearchParams({ subject: title, startdt, enddt });
  return {
    "Google Calendar": `https://calendar.google.com/calendar/render?${google}`,
    Outlook: `https://outlook.live.com/calendar/0/action/compose?${outlook}`,
  };
}

function titleOf({ name }: Booking): string {
  return `Consultation: ${[brand.name, name].filter(Boolean).join(" and ")}`;
}

function calendar(booking: Booking, method: Method, now: number, contact: string): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${parameter(brand.name)}//Consultations//EN`,
    "CALSCALE:GREGORIAN",
    `METHOD:${method}`,
    "BEGIN:VEVENT",
    // The UID must not change until cancellation, so its host is from content/site.ts only.
    // SEQUENCE tells which version is newest.
    `UID:consultation-${booking.id}@${uidHost}`,
    `SEQUENCE:${booking.sequence}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(booking.startsAt)}`,
    `DTEND:${utc(booking.endsAt)}`,
    `SUMMARY:${value(titleOf(booking))}`,
    `DESCRIPTION:${value(booking.note || `A consultation with ${brand.name}.`)}`,
    `LOCATION:${value(booking.callLink || "Online")}`,
    ...(booking.callLink ? [`URL:${booking.callLink}`] : []),
    `ORGANIZER;CN="${parameter(brand.name)}":mailto:${contact}`,
    `ATTENDEE;CN="${parameter(booking.name || booking.email)}";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${booking.email}`,
    `STATUS:${method === "CANCEL" ? "CANCELLED" : "CONFIRMED"}`,
    "TRANSP:OPAQUE",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** `20261124T133000Z` */
function utc(instant: number): string {
  return `${new Date(instant).toISOString().replace(/[-:]/g, "").slice(0, 15)}Z`;
}

function value(text: string): string {
  return text
    .replace(/\\/g, "\\\\")
    .replace(/[;,]/g, "\\$&")
    .replace(/\r\n|[\r\n\u0085\u2028\u2029]/g, "\\n")
    .replace(/[^\P{Cc}\t]/gu, "");
}

// Quoted parameters have no escape syntax.
function parameter(text: string): string {
  return text.replace(/"/g, "'").replace(/\p{Cc}|[\u2028\u2029]/gu, " ");
}

/** Folds a line at 75 bytes, never inside a character. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = "";
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > 75) {
      parts.push(part);
      part = " ";
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join("\r\n");
}

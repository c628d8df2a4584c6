import ICAL from "ical.js";
import { expect, test } from "vitest";
import { mails } from "@/content/mails";
import { calendarFile } from "@/lib/bookings/calendar-file";
import { readLink, signLink } from "@/lib/bookings/links";
import { bookingMails, confirmationMail, reminderMail } from "@/lib/bookings/mails";
import type { Booking } from "@/lib/bookings/schema";

const secret = "a-secret-of-the-test";
const agencyEmail = "hello@kiskadee.example";
const id = "3f0a1b2c-0000-4000-8000-00000000abcd";
const expires = Date.parse("2026-11-24T13:00:00Z");
const before = expires - 1;
const link = { purpose: "cancel", id, sequence: 2 } as const;
const token = signLink(link, expires, secret);

test("an emailed link is valid for its booking until the consultation begins", () => {
  expect(readLink(token, before, secret)).toEqual({ status: "valid", ...link });
  expect(readLink(token, expires, secret)).toEqual({ status: "expired" });
});

// For other forged tokens, see tests/unit/links/signed-token.test.ts
test.each([
  ["cancel", "reschedule"],
  ["cancel", "confirm"],
  ["cancel", "other"],
  ["3f0a", "3f0b"],
  ["-2.", "-3."],
])("rejects an emailed link with %s changed to %s", (part, other) => {
  expect(readLink(token.replace(part, other), before, secret)).toEqual({ status: "forged" });
});

const now = Date.parse("2026-11-20T12:00:00Z");
const hour = 3_600_000;
const booking: Booking = {
  id,
  startsAt: Date.parse("2026-11-24T13:00:00Z"),
  endsAt: Date.parse("2026-11-24T13:30:00Z"),
  name: "A visitor",
  email: "visitor@mail.example",
  note: "A shop; with commas, a \\ and\r\ntwo lines.",
  timeZone: "America/New_York",
  plan: "starter",
  status: "confirmed",
  heldUntil: null,
  callLink: "",
  sequence: 0,
};
const { startsAt, endsAt } = booking;
const rescheduled = { ...booking, sequence: 1, startsAt: startsAt + hour, endsAt: endsAt + hour };
const cancelled: Booking = { ...rescheduled, status: "cancelled", sequence: 2 };
const hostile = {
  ...booking,
  name: `"Zoë": é🐦${"ü".repeat(80)}`,
  note: `BEGIN:VALARM\nEND:VEVENT\u0007\u2028${"å".repeat(1900)}`,
};

function read(booking: Booking) {
  const { content } = calendarFile(booking, now, agencyEmail);
  const calendar = new ICAL.Component(ICAL.parse(content));
  const component = calendar.getFirstSubcomponent("vevent");
  if (!component) throw new Error("No event");
  return { content, calendar, component, event: new ICAL.Event(component) };
}

test.each([
  ["an invitation", booking],
  ["an update", rescheduled],
  ["a cancellation", cancelled],
  ["odd characters", hostile],
])("a calendar file follows RFC 5545 and escapes special characters: %s", (_what, booking) => {
  const { content, calendar, component, event } = read(booking);
  expect(content.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(content.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of content.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(content).not.toContain("\uFFFD");
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  expect(calendar.getFirstPropertyValue("prodid")).toMatch(/Kiskadee/);
  expect(calendar.getAllSubcomponents()).toHaveLength(1);
  expect(component.getAllSubcomponents()).toHaveLength(0);
  const once = ["uid", "dtstamp", "dtstart", "dtend", "sequence", "organizer", "attendee"];
  for (const name of once) expect(component.getAllProperties(name), name).toHaveLength(1);
  expect(event.summary).toContain(booking.name);
  const lines = booking.note.replace("\u0007", "").split(/\r\n|\u2028/);
  expect(event.description).toBe(lines.join("\n"));
});

test("a calendar file has UTC times, the organiser and the attendee", () => {
  const { event, component, calendar } = read(booking);
  expect(calendar.getFirstPropertyValue("method")).toBe("REQUEST");
  expect(event.startDate.toJSDate()).toEqual(new Date(startsAt));
  expect(event.endDate.toJSDate()).toEqual(new Date(endsAt));
  expect(event.startDate.zone.tzid).toBe("UTC");
  expect(event.organizer).toBe("mailto:hello@kiskadee.example");
  expect(event.attendees[0]?.getFirstValue()).toBe("mailto:visitor@mail.example");
  expect(component.getFirstPropertyValue("status")).toBe("CONFIRMED");
  expect(event.location).toBe("Online");
});

test("a calendar file has the call link as location and URL", () => {
  const callLink = `https://meet.example/a,b;c?${"d".repeat(80)}`;
  const { event, component } = read({ ...booking, callLink });
  expect(event.location).toBe(callLink);
  expect(component.getFirstPropertyValue("url")).toBe(callLink);
});

test("every change updates the same calendar event with a higher sequence number", () => {
  const files = [booking, rescheduled, cancelled].map(read);
  expect(new Set(files.map(({ event }) => event.uid)).size).toBe(1);
  expect(files.map(({ event }) => event.sequence)).toEqual([0, 1, 2]);
  expect(files[1]?.event.startDate.toJSDate()).toEqual(new Date(startsAt + hour));
  expect(files[2]?.calendar.getFirstPropertyValue("method")).toBe("CANCEL");
  expect(files[2]?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
  const { content_type } = calendarFile(cancelled, now, agencyEmail);
  expect(content_type).toBe("text/calendar; charset=utf-8; method=CANCEL");
});

const siteUrl = "https://www.kiskadee.example";
const sender = { agency: agencyEmail, contact: agencyEmail, siteUrl, secret, now };
const from = (mail: keyof typeof mails) => {
  return { ...sender, words: { ...mails[mail], contact: agencyEmail } };
};

test("booking emails show both time zones, and only the visitor's has signed links", () => {
  const mails = bookingMails(booking, "booked", from("booking-booked"));
  const [visitor, agency] = mails;
  expect(visitor).toMatchObject({ to: booking.email, reply_to: agencyEmail });
  expect(agency).toMatchObject({ to: agencyEmail, reply_to: booking.email });
  expect(mails).toHaveLength(2);
  for (const { text, attachments } of mails) {
    expect(text).toContain("Tuesday, 24 November 2026 at 8:00 am (New York, GMT-5)");
    expect(text).toContain("Tuesday, 24 November 2026 at 9:00 am (Port of Spain, GMT-4)");
    expect(attachments).toHaveLength(1);
  }
  expect(visitor?.text.match(/\/booking\?token=(cancel|reschedule)\./g)).toHaveLength(2);
  expect(agency?.text).not.toContain("token=");
  expect(agency?.text).toContain("two lines.");
  expect(agency?.text).toContain(`https://www.kiskadee.example/admin/bookings/${id}\n`);
  expect(visitor?.text).toContain("We'll email you the call link before we start.");
});

test("the visitor's free text appears only in the agency's email and calendar file, escaped", () => {
  const typed = { ...booking, name: "<b>Cheap pills", note: "<script>pills.example" };
  const [visitor, agency] = bookingMails(typed, "booked", from("booking-booked"));
  expect(JSON.stringify(visitor)).not.toContain("pills");
  const summary = "SUMMARY:Consultation: Kiskadee Studio\r\n";
  expect(visitor?.attachments?.[0]?.content).toContain(summary);
  for (const part of [agency?.text, agency?.html, agency?.attachments?.[0]?.content]) {
    expect(part).toContain("Cheap pills");
    expect(part).toContain("pills.example");
  }
  expect(agency?.html).not.toMatch(/<script>|<b>Cheap/);
});

test("the email for a held slot has a confirmation link and none of the visitor's free text", () => {
  const typed = { ...booking, name: "Cheap pills", note: "pills.example" };
  const mail = confirmationMail(typed, from("booking-held"));
  expect(mail).toMatchObject({ kind: "booking-held", to: booking.email, reply_to: agencyEmail });
  expect(mail.attachments).toBeUndefined();
  expect(mail.text).toContain("Tuesday, 24 November 2026 at 8:00 am (New York, GMT-5)");
  const [, token = ""] = /\/booking\?token=(\S+)/.exec(mail.text) ?? [];
  expect(readLink(token, now, secret)).toMatchObject({ purpose: "confirm", id, sequence: 0 });
  expect(JSON.stringify(mail)).not.toContain("pills");
});

test("a reminder has the call link, the calendar file and links to change the booking", () => {
  const linked = { ...booking, callLink: "https://meet.example/room?a=1&b=2", name: "Cheap pills" };
  const mail = reminderMail(linked, from("booking-reminder"));
  expect(mail).toMatchObject({ kind: "booking-reminder", to: booking.email });
  expect(mail.text).toContain(`\n${linked.callLink}\n`);
  expect(mail.html).toContain('href="https://meet.example/room?a=1&#38;b=2"');
  expect(mail.text).toContain("Tuesday, 24 November 2026 at 9:00 am (Port of Spain, GMT-4)");
  expect(mail.text.match(/\/booking\?token=(cancel|reschedule)\./g)).toHaveLength(2);
  expect(mail.attachments[0]?.content).toContain("SEQUENCE:0\r\n");
  expect(JSON.stringify(mail)).not.toContain("pills");
});

test.each(["moved", "cancelled"] as const)(
  "the agency's note is escaped in the visitor's email when a booking is %s",
  (change) => {
    const note = "Sorry, <b>a power cut</b>.\nSee you!";
    const mails = bookingMails(cancelled, change, from(`booking-${change}`), note);
    expect(mails[0]?.text).toContain("Sorry, <b>a power cut</b>.\nSee you!");
    expect(mails[0]?.html).toContain("Sorry, &#60;b&#62;a power cut");
    expect(JSON.stringify(mails[1])).not.toContain("power cut");
  },
);

test("the visitor's cancellation email has no signed link", () => {
  const [visitor] = bookingMails(cancelled, "cancelled", from("booking-cancelled"));
  expect(visitor?.text).not.toContain("token=");
  expect(visitor?.subject).toContain("cancelled");
});

import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { calendarFile } from "@/lib/bookings/calendar-file";
import { bookingMails } from "@/lib/bookings/mails";
import type { Booking } from "@/lib/bookings/schema";

const now = Date.parse("2026-11-20T12:00:00Z");
const booking: Booking = {
  id: "3f0a1b2c-0000-4000-8000-00000000abcd",
  startsAt: Date.parse("2026-11-24T13:00:00Z"),
  endsAt: Date.parse("2026-11-24T13:30:00Z"),
  name: "A visitor",
  email: "visitor@mail.example",
  note: "A shop; with commas, a \\ and\r\ntwo lines.",
  timeZone: "America/New_York",
  plan: "starter",
  status: "confirmed",
  sequence: 0,
};
const moved = {
  ...booking,
  sequence: 1,
  startsAt: booking.startsAt + 3_600_000,
  endsAt: booking.endsAt + 3_600_000,
};
const cancelled: Booking = { ...moved, status: "cancelled", sequence: 2 };
const nasty = {
  ...booking,
  name: `"Zoë": é🐦${"ü".repeat(80)}`,
  note: `BEGIN:VALARM\nEND:VEVENT\u0007\u2028${"å".repeat(1900)}`,
};

function read(of: Booking) {
  const { content } = calendarFile(of, now);
  const calendar = new ICAL.Component(ICAL.parse(content));
  const component = calendar.getFirstSubcomponent("vevent");
  if (!component) throw new Error("No event");
  return { content, calendar, component, event: new ICAL.Event(component) };
}

describe("a booking's calendar file", () => {
  it.each([
    ["an invitation", booking],
    ["an update", moved],
    ["a cancellation", cancelled],
    ["one with odd characters", nasty],
  ])("keeps the rules of RFC 5545: %s", (_what, of) => {
    const { content, calendar } = read(of);
    expect(content.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(content.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of content.split("\r\n"))
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(content).not.toContain("\uFFFD");
    expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
    expect(calendar.getFirstPropertyValue("prodid")).toMatch(/Kiskadee/);
    expect(calendar.getAllSubcomponents()).toHaveLength(1);
    expect(calendar.getFirstSubcomponent("vevent")?.getAllSubcomponents()).toHaveLength(0);
    for (const name of [
      "uid",
      "dtstamp",
      "dtstart",
      "dtend",
      "sequence",
      "organizer",
      "attendee",
    ]) {
      expect(calendar.getFirstSubcomponent("vevent")?.getAllProperties(name), name).toHaveLength(1);
    }
  });

  it("says when, in UTC, who, and what about", () => {
    const { event, component, calendar } = read(booking);
    expect(calendar.getFirstPropertyValue("method")).toBe("REQUEST");
    expect(event.startDate.toJSDate().toISOString()).toBe("2026-11-24T13:00:00.000Z");
    expect(event.endDate.toJSDate().toISOString()).toBe("2026-11-24T13:30:00.000Z");
    expect(event.startDate.zone.tzid).toBe("UTC");
    expect(event.description).toBe("A shop; with commas, a \\ and\ntwo lines.");
    expect(event.organizer).toBe("mailto:hello@kiskadee.example");
    expect(event.attendees[0]?.getFirstValue()).toBe("mailto:visitor@mail.example");
    expect(component.getFirstPropertyValue("status")).toBe("CONFIRMED");
  });

  it("keeps odd characters as text", () => {
    const { event } = read(nasty);
    expect(event.summary).toContain(nasty.name);
    expect(event.description).toBe(nasty.note.replace("\u0007", "").replace("\u2028", "\n"));
  });

  it("is the same event from first to last, with a growing count", () => {
    const all = [booking, moved, cancelled].map(read);
    expect(new Set(all.map(({ event }) => event.uid)).size).toBe(1);
    expect(all.map(({ event }) => event.sequence)).toEqual([0, 1, 2]);
    expect(all[1]?.event.startDate.toJSDate().toISOString()).toBe("2026-11-24T14:00:00.000Z");
    expect(all[2]?.calendar.getFirstPropertyValue("method")).toBe("CANCEL");
    expect(all[2]?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
    expect(calendarFile(cancelled, now).content_type).toBe(
      "text/calendar; charset=utf-8; method=CANCEL",
    );
  });
});

describe("the mails of a booking", () => {
  const sender = {
    agency: "hello@kiskadee.example",
    siteUrl: "https://www.kiskadee.example",
    secret: "a-secret-of-the-test",
    now,
  };

  it("tell both zones, carry the file, and give the links to the visitor alone", () => {
    const [visitor, agency] = bookingMails(booking, "booked", sender);
    expect(visitor).toMatchObject({
      to: "visitor@mail.example",
      reply_to: "hello@kiskadee.example",
    });
    expect(agency).toMatchObject({
      to: "hello@kiskadee.example",
      reply_to: "visitor@mail.example",
    });
    for (const mail of [visitor, agency]) {
      expect(mail?.text).toContain("Tuesday, 24 November 2026 at 8:00 am (New York, GMT-5)");
      expect(mail?.text).toContain("Tuesday, 24 November 2026 at 9:00 am (Port of Spain, GMT-4)");
      expect(mail?.attachments).toHaveLength(1);
    }
    expect(visitor?.text.match(/\/booking\?token=(cancel|reschedule)\./g)).toHaveLength(2);
    expect(agency?.text).not.toContain("token=");
    expect(agency?.text).toContain("two lines.");
  });

  it("repeat to the visitor nothing that was typed beside the address, in the file neither", () => {
    const typed = { ...booking, name: "Cheap pills", note: "See pills.example" };
    const [visitor, agency] = bookingMails(typed, "booked", sender);
    expect(JSON.stringify(visitor)).not.toContain("pills");
    expect(visitor?.attachments?.[0]?.content).toContain(
      "SUMMARY:Consultation: Kiskadee Studio\r\n",
    );
    for (const part of [agency?.text, agency?.html, agency?.attachments?.[0]?.content]) {
      expect(part).toContain("Cheap pills");
      expect(part).toContain("pills.example");
    }
  });

  it("have no link left once it is cancelled", () => {
    const [visitor] = bookingMails(cancelled, "cancelled", sender);
    expect(visitor?.text).not.toContain("token=");
    expect(visitor?.subject).toContain("cancelled");
  });

  it("carry what was written as text, never as markup", () => {
    const mails = bookingMails(
      { ...booking, name: "<b>Eve</b>", note: "<script>x</script>" },
      "booked",
      sender,
    );
    for (const { html, subject } of mails) {
      expect(html).not.toMatch(/<script>|<b>Eve/);
      expect(subject).not.toMatch(/[\r\n]/);
    }
  });
});

import { expect, test } from "vitest";
import { consultations } from "@/content/consultations";
import { scheduling } from "@/content/scheduling";
import {
  closedFor,
  offeredSlots,
  plainSlots,
  readSlot,
  slotsOn,
  takenText,
} from "@/lib/bookings/slots";
import { kinds } from "@/lib/content/kinds";
import { weekdayOf } from "@/lib/time/days";
import { dayAt } from "@/lib/time/zones";

const hours = kinds.hours.schema.parse(scheduling);
// Friday, 8 am in Port of Spain.
const now = Date.parse("2026-11-20T12:00:00Z");
const slots = offeredSlots(now, hours);
const iso = (instants: number[]) => instants.map((instant) => new Date(instant).toISOString());

test("slots start every half hour from 9:00 to 15:30 on working days", () => {
  const { times, dayHint } = plainSlots(hours);
  expect(times).toHaveLength(14);
  expect([times.at(0), times.at(-1)]).toEqual(["09:00", "15:30"]);
  expect(dayHint).toBe("Monday to Friday, within 60 days");
  expect(iso(slots.slice(0, 2))).toEqual(["2026-11-23T13:00:00.000Z", "2026-11-23T13:30:00.000Z"]);
  expect(new Set(slots).size).toBe(slots.length);
  for (const slot of slots) {
    expect([0, 6]).not.toContain(weekdayOf(dayAt(slot, consultations.timeZone)));
  }
});

test("slots start right after the notice period and end after sixty days", () => {
  const thursday = Date.parse("2026-11-19T15:00:00Z");
  expect(iso(offeredSlots(thursday, hours)).at(0)).toBe("2026-11-20T15:00:00.000Z");
  expect(iso(offeredSlots(thursday + 1, hours)).at(0)).toBe("2026-11-20T15:30:00.000Z");
  expect(slots.at(-1)).toBeLessThanOrEqual(now + 60 * 86_400_000);
  expect(iso(slots).at(-1)?.slice(0, 10)).toBe("2027-01-18");
});

test.each([
  ["2026-12-25", "Christmas Day"],
  ["2027-01-01", "New Year's Day"],
  ["2027-02-08", "Carnival Monday"],
  ["2027-03-26", "Good Friday"],
  ["2027-05-31", "Indian Arrival Day"],
  ["2027-08-02", "Emancipation Day"],
  ["2026-11-21", "the weekend"],
  ["2026-11-23", null],
])("gives %s the closing reason %s", (day, reason) => {
  expect(closedFor(day, hours)).toBe(reason);
  expect(slotsOn(day, hours).length).toBe(reason ? 0 : 14);
});

test("slots follow daylight saving time and skip the missing hour", () => {
  const night = { ...hours, week: [{ day: "Sunday" as const, from: "01:00", until: "03:30" }] };
  const zone = "America/New_York";
  expect(iso(slotsOn("2027-03-07", night, zone)).at(0)).toBe("2027-03-07T06:00:00.000Z");
  expect(iso(slotsOn("2027-03-14", night, zone))).toEqual([
    "2027-03-14T06:00:00.000Z",
    "2027-03-14T06:30:00.000Z",
    "2027-03-14T07:00:00.000Z",
  ]);
  expect(slotsOn("2027-11-07", night, zone)).toHaveLength(5);
});

const split = [
  { day: "Saturday", from: "13:00", until: "14:10" },
  { day: "Saturday", from: "10:00", until: "11:00" },
  { day: "Wednesday", from: "10:00", until: "10:29" },
] as const;

test("other hours change the days, times, notice and closing reasons", () => {
  const other = { ...hours, week: [...split], noticeHours: 0, daysAhead: 1 };
  expect(plainSlots(other)).toEqual({
    times: ["10:00", "10:30", "13:00", "13:30"],
    dayHint: "Wednesday, Saturday, within 1 day",
  });
  expect(iso(offeredSlots(now, other))).toEqual([]);
  expect(iso(offeredSlots(now, { ...other, daysAhead: 2 }))).toHaveLength(4);
  expect(slotsOn("2026-11-25", other)).toEqual([]);
  expect(closedFor("2026-11-26", other)).toBe("Thursday");
  expect(plainSlots({ ...other, week: [] })).toEqual({ times: [], dayHint: "within 1 day" });
});

test.each([
  { starts_at: "2026-11-23T13:00:00.000Z" },
  // The form without JavaScript sends these fields.
  { day: "2026-11-23", time: "09:00" },
])("reads the choice %j as an available slot", (values) => {
  const start = Date.parse("2026-11-23T13:00:00Z");
  expect(readSlot(values, now, hours)).toEqual({ start, errors: {} });
});

const like = (text: RegExp) => expect.stringMatching(text);
const neither = { day: "Choose a day", time: "Choose a time" };
const notAvailable = { starts_at: like(/isn't available/) };
test.each([
  [{}, { starts_at: "Choose a day and a time" }],
  [{ starts_at: "" }, { starts_at: "Choose a day and a time" }],
  [{ starts_at: "2026-11-23T13:10:00.000Z" }, notAvailable],
  [{ starts_at: "2026-11-22T13:00:00.000Z" }, notAvailable],
  [{ starts_at: "2020-11-23T13:00:00.000Z" }, notAvailable],
  [{ starts_at: "tomorrow" }, notAvailable],
  [{ starts_at: "2026-11-23T13:00:00Z\u0000" }, notAvailable],
  [{ starts_at: "9".repeat(10_000) }, notAvailable],
  [{ day: "", time: "" }, neither],
  [{ day: "23/11/2026", time: "09:00" }, { day: like(/year-month-day/) }],
  [{ day: "2026-02-30", time: "09:00" }, { day: like(/year-month-day/) }],
  [{ day: "2026-11-20", time: "15:00" }, { day: like(/24 hours/) }],
  [{ day: "2026-11-28", time: "09:00" }, { day: like(/closed on that day \(the weekend\)/) }],
  [{ day: "2026-12-25", time: "09:00" }, { day: like(/Christmas Day/) }],
  [{ day: "2028-11-20", time: "09:00" }, { day: like(/no later than Tuesday, 19 January 2027/) }],
  [{ day: "2026-11-23", time: "25:00" }, { time: "Choose a time" }],
  [{ day: "2026-11-23", time: "08:00" }, { time: like(/isn't available/) }],
])("returns a field error for the choice %j", (values, errors) => {
  expect(readSlot(values, now, hours)).toEqual({ start: Number.NaN, errors });
});

test.each([
  [slots.slice(1, 3), "That time is taken. Still free that day: 9:30 am, 10:00 am."],
  [[], "Nothing is free on Monday, 23 November 2026."],
])("a taken slot suggests the other free times on that day, case %#", (free, text) => {
  expect(takenText(slots[0] ?? 0, free)).toBe(text);
});

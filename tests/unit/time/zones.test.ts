import { describe, expect, it } from "vitest";
import { clockTime, formatDate, formatZone } from "@/lib/time/format";
import { dayAt, instantOf, isDay, isZone, offsetAt } from "@/lib/time/zones";

const at = (text: string) => Date.parse(text);
const iso = (instant: number | null) => instant && new Date(instant).toISOString();

describe("a clock in a zone", () => {
  it.each([
    ["America/Port_of_Spain", "2027-03-14T12:00:00Z", -240],
    ["America/Port_of_Spain", "2027-07-14T12:00:00Z", -240],
    // New York: forward on 14 March, back on 7 November 2027, at 2 in the morning.
    ["America/New_York", "2027-03-14T06:59:59Z", -300],
    ["America/New_York", "2027-03-14T07:00:00Z", -240],
    ["America/New_York", "2027-11-07T05:59:59Z", -240],
    ["America/New_York", "2027-11-07T06:00:00Z", -300],
    // London: forward on 28 March, back on 31 October 2027, at 1 in the morning of Greenwich.
    ["Europe/London", "2027-03-28T00:59:59Z", 0],
    ["Europe/London", "2027-03-28T01:00:00Z", 60],
    ["Europe/London", "2027-10-31T00:59:59Z", 60],
    ["Europe/London", "2027-10-31T01:00:00Z", 0],
    ["Asia/Kathmandu", "2027-01-01T00:00:00Z", 345],
    ["Australia/Lord_Howe", "2027-01-01T00:00:00Z", 660],
  ])("%s at %s is %i minutes from UTC", (zone, instant, offset) => {
    expect(offsetAt(at(instant), zone)).toBe(offset);
  });

  it.each([
    ["2027-03-12", 540, "America/New_York", "2027-03-12T14:00:00.000Z"],
    ["2027-03-15", 540, "America/New_York", "2027-03-15T13:00:00.000Z"],
    ["2027-03-26", 540, "Europe/London", "2027-03-26T09:00:00.000Z"],
    ["2027-03-29", 540, "Europe/London", "2027-03-29T08:00:00.000Z"],
    ["2027-03-14", 150, "America/New_York", null],
    ["2027-03-28", 90, "Europe/London", null],
    ["2027-11-07", 90, "America/New_York", "2027-11-07T05:30:00.000Z"],
    ["2027-10-31", 90, "Europe/London", "2027-10-31T00:30:00.000Z"],
    ["2027-01-01", 0, "Pacific/Kiritimati", "2026-12-31T10:00:00.000Z"],
  ])("shows %s and minute %i in %s at %s", (day, minute, zone, instant) => {
    expect(iso(instantOf(day, minute, zone))).toBe(instant);
  });

  it("has the day of its own calendar", () => {
    expect(dayAt(at("2026-12-01T02:00:00Z"), "America/Port_of_Spain")).toBe("2026-11-30");
    expect(dayAt(at("2026-12-01T02:00:00Z"), "Asia/Tokyo")).toBe("2026-12-01");
  });

  it("is written with its day, its time and its distance to Greenwich on that day", () => {
    const summer = at("2027-07-01T13:30:00Z");
    expect(formatDate(summer, "America/New_York")).toBe("Thursday, 1 July 2027");
    expect(clockTime(summer, "America/New_York")).toBe("9:30 am");
    expect(formatZone("America/New_York", summer)).toBe("New York, GMT-4");
    expect(formatZone("America/New_York", at("2027-01-01T13:30:00Z"))).toBe("New York, GMT-5");
    expect(formatZone("Asia/Kolkata", summer)).toBe("Kolkata, GMT+5:30");
    expect(formatZone("Europe/London", at("2027-01-01T13:30:00Z"))).toBe("London, GMT");
  });
});

describe("what a form may call", () => {
  it.each(["2026-11-24", "2028-02-29"])("a day: %s", (day) => expect(isDay(day)).toBe(true));
  it.each(["", "2027-02-29", "2026-13-01", "24/11/2026", "2026-11-24T00:00", "2026-11-24\n"])(
    "no day: %j",
    (day) => expect(isDay(day)).toBe(false),
  );
  it.each(["America/Port_of_Spain", "UTC", "Etc/GMT+5"])("a zone: %s", (zone) =>
    expect(isZone(zone)).toBe(true),
  );
  it.each(["", "Nowhere/City", "<b>", "A".repeat(65), "Europe/London\r\nBcc: x"])(
    "no zone: %j",
    (zone) => expect(isZone(zone)).toBe(false),
  );
});

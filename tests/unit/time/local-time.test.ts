import { expect, test } from "vitest";
import { fromLocalTime, isLocalTime, toLocalTime } from "@/lib/time/local-time";

test.each([
  ["2026-11-23T09:00", "America/Port_of_Spain", "2026-11-23T13:00Z"],
  ["2026-07-01T00:30", "Europe/Berlin", "2026-06-30T22:30Z"],
  ["2026-01-01T05:45", "Asia/Kathmandu", "2026-01-01T00:00Z"],
])("converts %s in %s to %s and back", (time, zone, instant) => {
  expect(fromLocalTime(time, zone)).toBe(Date.parse(instant));
  expect(toLocalTime(Date.parse(instant), zone)).toBe(time);
});

test("returns null for a time that clocks skip, and the first occurrence of a repeated one", () => {
  expect(fromLocalTime("2026-03-29T02:30", "Europe/Berlin")).toBeNull();
  const twice = fromLocalTime("2026-10-25T02:30", "Europe/Berlin");
  expect(twice).toBe(Date.parse("2026-10-25T00:30Z"));
  expect(toLocalTime(Date.parse("2026-10-25T01:30Z"), "Europe/Berlin")).toBe("2026-10-25T02:30");
});

test.each([
  ...["", "2026-11-23", "2026-02-30T10:00", "2026-11-23T24:00", "2026-11-23T10:60"],
  ...["2026-11-23 10:00", "2026-11-23T10:00Z", "20266-11-23T10:00", "2026-11-23T10:00:30"],
])("rejects %j as a local time", (text) => {
  expect(isLocalTime(text)).toBe(false);
});

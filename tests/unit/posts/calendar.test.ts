import { expect, test } from "vitest";
import {
  columnOf,
  daysOf,
  instantsOf,
  nextMonth,
  previousMonth,
  readMonth,
} from "@/lib/posts/admin/calendar/month";
import { firstWeekday } from "@/lib/time/days";

const today = "2026-11-23";

test.each(["2027-02", "1900-01"])("accepts the month %s", (value) => {
  expect(readMonth(value, today)).toBe(value);
});

test.each([
  ...[undefined, "", "2027-13", "2027-00", "27-01", "0000-01", "2027-02-01"],
  ["2027-02", "2027-03"],
])("falls back to the current month for %j", (value) => {
  expect(readMonth(value, today)).toBe("2026-11");
});

test("lists the days of a month and finds the previous and next months", () => {
  expect(daysOf("2028-02")).toHaveLength(29);
  expect(daysOf("2026-11").at(-1)).toBe("2026-11-30");
  expect([previousMonth("2026-01"), nextMonth("2026-01")]).toEqual(["2025-12", "2026-02"]);
  expect([previousMonth("2026-12"), nextMonth("2026-12")]).toEqual(["2026-11", "2027-01"]);
});

test("a month begins at midnight in its time zone, or at 1 am where clocks skip midnight", () => {
  const iso = (zone: string, month: string) =>
    instantsOf(month, zone).map((at) => new Date(at).toISOString());
  expect(iso("America/Port_of_Spain", "2026-11")).toEqual([
    "2026-11-01T04:00:00.000Z",
    "2026-12-01T04:00:00.000Z",
  ]);
  // In Cuba, clocks went forward at midnight on 1 April 2012.
  expect(iso("America/Havana", "2012-04")[0]).toBe("2012-04-01T05:00:00.000Z");
});

test("places a day in the column of its weekday", () => {
  expect([columnOf("2026-11-23", 1), columnOf("2026-11-29", 1)]).toEqual([1, 7]);
  expect([columnOf("2026-11-23", 7), columnOf("2026-11-29", 7)]).toEqual([2, 1]);
  expect([firstWeekday("de-DE"), firstWeekday("en-US")]).toEqual([1, 7]);
});

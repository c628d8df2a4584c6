import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DateTime, LongDate, RelativeDate } from "@/components/ui/date";
import { toListing, toPost } from "@/lib/posts/rows";
import { isDay } from "@/lib/time/days";
import {
  clockTime,
  formatDate,
  formatFullZone,
  formatShortStart,
  formatZone,
} from "@/lib/time/format";
import { instantOf } from "@/lib/time/local-time";
import { formatRelative } from "@/lib/time/relative";
import { zoneSearch } from "@/lib/time/zone-labels";
import { dayAt, isZone, offsetAt } from "@/lib/time/zones";

const at = (text: string) => Date.parse(text);

test.each([
  ["America/Port_of_Spain", "2027-03-14T12:00:00Z", -240],
  ["America/Port_of_Spain", "2027-07-14T12:00:00Z", -240],
  // New York: forward on 14 March, back on 7 November 2027, at 2 am.
  ["America/New_York", "2027-03-14T06:59:59Z", -300],
  ["America/New_York", "2027-03-14T07:00:00Z", -240],
  ["America/New_York", "2027-11-07T05:59:59Z", -240],
  ["America/New_York", "2027-11-07T06:00:00Z", -300],
  // London: forward on 28 March 2027, at 1 am GMT.
  ["Europe/London", "2027-03-28T00:59:59Z", 0],
  ["Europe/London", "2027-03-28T01:00:00Z", 60],
  ["Asia/Kathmandu", "2027-01-01T00:00:00Z", 345],
  ["Australia/Lord_Howe", "2027-01-01T00:00:00Z", 660],
])("%s at %s is %i minutes from UTC", (zone, instant, offset) => {
  expect(offsetAt(at(instant), zone)).toBe(offset);
});

test.each([
  ["2027-03-12", 540, "America/New_York", "2027-03-12T14:00:00Z"],
  ["2027-03-15", 540, "America/New_York", "2027-03-15T13:00:00Z"],
  ["2027-03-26", 540, "Europe/London", "2027-03-26T09:00:00Z"],
  ["2027-03-29", 540, "Europe/London", "2027-03-29T08:00:00Z"],
  ["2027-11-07", 90, "America/New_York", "2027-11-07T05:30:00Z"],
  ["2027-10-31", 90, "Europe/London", "2027-10-31T00:30:00Z"],
  ["2027-01-01", 0, "Pacific/Kiritimati", "2026-12-31T10:00:00Z"],
])("converts %s, minute %i, in %s to %s", (day, minute, zone, instant) => {
  expect(instantOf(day, minute, zone)).toBe(at(instant));
});

test.each([
  ["2027-03-14", 150, "America/New_York"],
  ["2027-03-28", 90, "Europe/London"],
])("%s has no minute %i in %s, where clocks go forward", (day, minute, zone) => {
  expect(instantOf(day, minute, zone)).toBeNull();
});

const summer = at("2027-07-01T13:30:00Z");
const winter = at("2027-01-01T13:30:00Z");
test.each([
  [dayAt(at("2026-12-01T02:00:00Z"), "America/Port_of_Spain"), "2026-11-30"],
  [dayAt(at("2026-12-01T02:00:00Z"), "Asia/Tokyo"), "2026-12-01"],
  [formatDate(summer, "America/New_York"), "Thursday, 1 July 2027"],
  [clockTime(summer, "America/New_York"), "9:30 am"],
  [formatShortStart(summer, "America/New_York"), "Thu 1 Jul, 9:30 am"],
  [formatFullZone("America/Port_of_Spain", winter), "America/Port of Spain (GMT-4)"],
  [formatZone("America/New_York", summer), "New York, GMT-4"],
  [formatZone("America/New_York", winter), "New York, GMT-5"],
  [formatZone("Asia/Kolkata", summer), "Kolkata, GMT+5:30"],
  [formatZone("Europe/London", winter), "London, GMT"],
])("formats a time in its time zone: %s", (text, expected) => {
  expect(text).toBe(expected);
});

test.each([
  [isDay, ["2026-11-24", "2028-02-29"], true],
  [isDay, ["", "2027-02-29", "2026-13-01", "2026-11-24T00:00", "2026-11-24\n"], false],
  [isZone, ["America/Port_of_Spain", "UTC", "Etc/GMT+5"], true],
  [isZone, ["", "Nowhere/City", "<b>", "A".repeat(65), "Europe/London\r\nBcc: x"], false],
])("%o accepts %j: %s", (isValid, values, expected) => {
  for (const value of values) expect(isValid(value), value).toBe(expected);
});

test.each([
  ["kolkata", { found: "Asia/Kolkata" }],
  ["Ho Chi Minh", { found: "Asia/Ho_Chi_Minh" }],
  ["kyiv", { found: "Europe/Kyiv" }],
  ["Asia/Calcutta (GMT+5:30)", { found: "Asia/Calcutta" }],
  ["GMT-4", { error: "Several time zones match “GMT-4”. Choose one." }],
  ["nowhere", { error: "No time zone matches “nowhere”." }],
])("searches time zones for %j by their current names", (text, result) => {
  expect(zoneSearch("Asia/Calcutta", winter).find(text)).toEqual(result);
});

const stored = "2026-09-23 13:00:00.123456+00";
const iso = "2026-09-23T13:00:00.123Z";

test.each([LongDate, RelativeDate, DateTime])("%o renders a machine-readable time", (Time) => {
  expect(renderToStaticMarkup(<Time value={stored} />)).toContain(`dateTime="${iso}"`);
});

test.each([
  [0, "just now"],
  [-1_000, "28 Nov 2026"],
  [59_999, "just now"],
  [60_000, "1 minute ago"],
  [3 * 3_600_000, "3 hours ago"],
  [24 * 3_600_000, "1 day ago"],
  [7 * 24 * 3_600_000, "21 Nov 2026"],
])("formats a time %i ms ago as “%s”", (ago, text) => {
  const now = Date.parse("2026-11-28T12:00:00Z");
  expect(formatRelative(now - ago, "UTC", now)).toBe(text);
});

test("converts a post's times to ISO 8601 for structured data and previews", () => {
  const empty = { cover_image: null, cover_alt: null, excerpt: null, tags: [], tag_slugs: [] };
  const words = { id: "1", title: "A post", slug: "a-post", content: "Words.", preview: "Words." };
  const meta = { meta_title: null, meta_description: null, share_title: null };
  const search = { ...meta, share_description: null, canonical_url: null, noindex: false };
  const row = {
    ...empty,
    ...search,
    ...words,
    authors: [],
    published: true,
    created_at: stored,
    updated_at: stored,
  };
  expect(toPost(row)).toMatchObject({ createdAt: iso, updatedAt: iso });
  expect(toListing({ count: 1, posts: [row] }).posts).toMatchObject([{ createdAt: iso }]);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DraftLinkInput, endOf } from "@/lib/posts/admin/draft-links/schema";
import { inputErrors } from "@/tests/unit/forms/form-of";

// 23:30 on 23 November in Port of Spain.
const now = new Date("2026-11-24T03:30:00Z");
beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => vi.useRealTimers());

const input = (link_period: string, link_date = "") => ({
  post: "00000000-0000-4000-8000-000000000001",
  link_period,
  link_date,
});

test.each([
  ["1", "", "2026-11-25T03:30:00.000Z"],
  ["7", "2026-11-01", "2026-12-01T03:30:00.000Z"],
  ["30", "", "2026-12-24T03:30:00.000Z"],
  ["date", "2026-11-23", "2026-11-24T04:00:00.000Z"],
  ["date", "2027-11-23", "2027-11-24T04:00:00.000Z"],
])("a link with period “%s” and date “%s” expires at %s", (period, date, end) => {
  const link = DraftLinkInput.parse(input(period, date));
  expect(new Date(endOf(link, now.getTime())).toISOString()).toBe(end);
});

test.each([
  ["", "Choose an expiry date"],
  ["2026-02-30", "Choose an expiry date"],
  ["2026-11-22", "Choose today or later"],
  ["2027-11-24", "Choose a date within a year"],
])("rejects the end date %j", (date, error) => {
  expect(inputErrors(DraftLinkInput, input("date", date))).toEqual({ link_date: error });
});

import { describe, expect, test } from "vitest";
import { toInstant } from "@/lib/posts/admin/schedule/instant";
import { planText } from "@/lib/posts/admin/schedule/plan-text";
import { ScheduleInput, scheduleErrors } from "@/lib/posts/admin/schedule/schema";
import { scheduleStrings } from "@/lib/posts/admin/schedule/strings";

const now = Date.parse("2026-11-20T12:00Z");
const minute = 60_000;
const none = { published: false, publishAt: null, unpublishAt: null, createdAt: now - minute };
const fields = (change: object, before = {}) =>
  Object.keys(scheduleErrors({ ...none, ...before }, { ...none, ...before, ...change }, now));

describe("a change of the dates", () => {
  test("may plan what is to come, one minute long at least", () => {
    expect(fields({ publishAt: now + minute, unpublishAt: now + 2 * minute })).toEqual([]);
    expect(fields({ publishAt: now, unpublishAt: now + minute })).toEqual(["publish_at"]);
    expect(fields({ unpublishAt: now })).toEqual(["unpublish_at"]);
  });

  test("may not end a post before it begins, or at that time", () => {
    const errors = scheduleErrors(
      none,
      { ...none, publishAt: now + minute, unpublishAt: now + minute },
      now,
    );
    expect(errors).toEqual({ unpublish_at: scheduleStrings.tooEarly });
  });

  test("may keep a date that has passed while no scheduler ran", () => {
    const late = { publishAt: now - minute };
    expect(fields({ unpublishAt: now + minute }, late)).toEqual([]);
    expect(fields({ publishAt: now - 2 * minute }, late)).toEqual(["publish_at"]);
  });

  test("may date a post back to 1900, and never ahead", () => {
    expect(fields({ createdAt: Date.UTC(1900) })).toEqual([]);
    expect(fields({ createdAt: Date.UTC(1899, 11, 31) })).toEqual(["created_at"]);
    expect(fields({ createdAt: now + 1 })).toEqual(["created_at"]);
    expect(fields({}, { createdAt: now + minute })).toEqual([]);
  });
});

test("fields are read by the agency's clock, and have to be dates", () => {
  expect(toInstant("2026-11-23T09:00")).toBe(Date.parse("2026-11-23T13:00Z"));
  expect(toInstant("")).toBeNull();
  const read = (input: object) => ScheduleInput.safeParse(input).success;
  expect(read({ publish_at: "", unpublish_at: "2026-11-23T09:00" })).toBe(true);
  expect(read({ publish_at: "tomorrow" })).toBe(false);
  expect(read({ created_at: "" })).toBe(false);
});

test("what will happen is said in words, with the zone", () => {
  const [publishAt, unpublishAt] = [
    Date.parse("2026-11-23T13:00Z"),
    Date.parse("2026-12-01T04:30Z"),
  ];
  const texts = [
    none,
    { ...none, publishAt },
    { ...none, publishAt, unpublishAt },
    { ...none, unpublishAt },
    { ...none, published: true, unpublishAt },
    { ...none, published: true },
    { ...none, publishAt: now - minute },
  ].map((plan) => planText(plan, now));
  const zone = "(Port of Spain, GMT-4)";
  const begin = `Monday, 23 November 2026 at 9:00 am ${zone}`;
  const end = `unpublished on Tuesday, 1 December 2026 at 12:30 am ${zone}`;
  expect(texts).toEqual([
    "Stays a draft: no date is set.",
    `Will be published on ${begin}.`,
    `Will be published on ${begin}, and ${end}.`,
    `If it is published by then, it will be ${end}.`,
    `Will be ${end}.`,
    "Stays published.",
    `Was due on Friday, 20 November 2026 at 7:59 am ${zone}, when the scheduler did not run.`,
  ]);
});

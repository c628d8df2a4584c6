import { describe, expect, test } from "vitest";
import { toInstant } from "@/lib/posts/admin/schedule/instant";
import { scheduleText } from "@/lib/posts/admin/schedule/schedule-text";
import { ScheduleInput, scheduleErrors } from "@/lib/posts/admin/schedule/schema";
import { scheduleStrings } from "@/lib/posts/admin/schedule/strings";
import { withInput } from "@/lib/posts/admin/schedule/with-input";

const now = Date.parse("2026-11-20T12:00Z");
const minute = 60_000;
const none = { published: false, publishAt: null, unpublishAt: null, createdAt: now - minute };
const fields = (change: object, before = {}) =>
  Object.keys(scheduleErrors({ ...none, ...before }, { ...none, ...before, ...change }, now));

describe("a schedule change", () => {
  test("accepts only future dates", () => {
    expect(fields({ publishAt: now + minute, unpublishAt: now + 2 * minute })).toEqual([]);
    expect(fields({ publishAt: now, unpublishAt: now + minute })).toEqual(["publish_at"]);
    expect(fields({ unpublishAt: now })).toEqual(["unpublish_at"]);
  });

  test("rejects an end date that is not after the start", () => {
    const errors = scheduleErrors(
      none,
      { ...none, publishAt: now + minute, unpublishAt: now + minute },
      now,
    );
    expect(errors).toEqual({ unpublish_at: scheduleStrings.tooEarly });
  });

  test("keeps a past date that the scheduler missed, but rejects another past date", () => {
    const late = { publishAt: now - minute };
    expect(fields({ unpublishAt: now + minute }, late)).toEqual([]);
    expect(fields({ publishAt: now - 2 * minute }, late)).toEqual(["publish_at"]);
  });

  test("accepts a post date as early as 1900, but not a new one in the future", () => {
    expect(fields({ createdAt: Date.UTC(1900) })).toEqual([]);
    expect(fields({ createdAt: Date.UTC(1899, 11, 31) })).toEqual(["created_at"]);
    expect(fields({ createdAt: now + 1 })).toEqual(["created_at"]);
    expect(fields({}, { createdAt: now + minute })).toEqual([]);
  });
});

describe("a form opened before someone else changed the post", () => {
  const at = (time: string) => Date.parse(`2026-11-23T${time}:00-04:00`);
  const text = (time: string) => `2026-11-23T${time}`;
  const post = { id: "1", title: "Post", slug: "post", ...none, createdAt: at("08:00") + 30_500 };
  const asShown = {
    ...{ publish_at: "", unpublish_at: "", created_at: text("08:00") },
    ...{ shown_publish_at: "", shown_unpublish_at: "", shown_created_at: text("08:00") },
  };
  const end = { unpublish_at: text("18:00") };

  test("changes only edited dates and keeps the seconds of the others", () => {
    expect(withInput(post, asShown)).toEqual({ after: post, errors: {} });
    const after = { ...post, unpublishAt: at("18:00") };
    expect(withInput(post, { ...asShown, ...end })).toEqual({ after, errors: {} });
  });

  test("keeps the date set by the scheduler", () => {
    const shown = { publish_at: text("09:00"), shown_publish_at: text("09:00") };
    const published = { ...post, published: true, createdAt: at("09:00") };
    const after = { ...published, unpublishAt: at("18:00") };
    const input = { ...asShown, ...shown, ...end };
    expect(withInput(published, input)).toEqual({ after, errors: {} });
    // Editing a date that has already taken effect is reported, not silently ignored.
    for (const publish_at of [text("10:00"), ""]) {
      const late = withInput(published, { ...input, publish_at });
      expect(late.errors).toEqual({ publish_at: scheduleStrings.changed });
    }
  });

  test("keeps a schedule set by someone else and reports conflicts", () => {
    const before = { ...post, publishAt: at("09:00") };
    const after = { ...before, unpublishAt: at("18:00") };
    expect(withInput(before, { ...asShown, ...end })).toEqual({ after, errors: {} });
    const both = withInput(before, { ...asShown, publish_at: text("10:00") });
    expect(both.errors).toEqual({ publish_at: scheduleStrings.dateChanged });
    const same = withInput(before, { ...asShown, publish_at: text("09:00") });
    expect(same).toEqual({ after: before, errors: {} });
    const cleared = { ...asShown, publish_at: "", shown_publish_at: text("08:30") };
    expect(withInput(before, cleared).errors).toEqual({ publish_at: scheduleStrings.dateChanged });
  });

  test("accepts dates from a script, without the originally shown values", () => {
    const input = { publish_at: text("10:00") };
    expect(withInput(post, input)).toEqual({
      after: { ...post, publishAt: at("10:00") },
      errors: {},
    });
  });
});

test("reads dates in the agency's time zone and rejects anything else", () => {
  expect(toInstant("2026-11-23T09:00")).toBe(Date.parse("2026-11-23T13:00Z"));
  expect(toInstant("")).toBeNull();
  const read = (input: object) => ScheduleInput.safeParse(input).success;
  expect(read({ publish_at: "", unpublish_at: "2026-11-23T09:00" })).toBe(true);
  expect(read({ publish_at: "tomorrow" })).toBe(false);
  expect(read({ created_at: "" })).toBe(false);
});

test("describes the schedule in words, with the time zone", () => {
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
  ].map((schedule) => scheduleText(schedule, now));
  const zone = "(Port of Spain, GMT-4)";
  const begin = `Monday, 23 November 2026 at 9:00 am ${zone}`;
  const end = `unpublished on Tuesday, 1 December 2026 at 12:30 am ${zone}`;
  expect(texts).toEqual([
    "Not scheduled",
    `Will be published on ${begin}.`,
    `Will be published on ${begin}, and ${end}.`,
    `If published by then, will be ${end}.`,
    `Will be ${end}.`,
    "Live, no end date",
    `Was due on Friday, 20 November 2026 at 7:59 am ${zone}, but the scheduler did not run.`,
  ]);
});

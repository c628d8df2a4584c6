import { describe, expect, it } from "vitest";
import { BookingFilters } from "@/lib/bookings/admin/schema";
import { visitorTime } from "@/lib/bookings/admin/strings";
import { isIn, MessageFilters } from "@/lib/messages/admin/schema";
import { replyHref } from "@/lib/messages/admin/strings";
import { SubscriberFilters } from "@/lib/newsletter/admin/schema";
import { EntryFilters, Review } from "@/lib/waitlist/admin/schema";

describe("filters in an address", () => {
  const nothing = { project: "", status: "", q: "", page: 1 };

  it("are none where there are none", () => {
    expect(EntryFilters.parse({})).toEqual(nothing);
    expect(MessageFilters.parse({})).toEqual({ folder: "", q: "", page: 1 });
    expect(SubscriberFilters.parse({})).toEqual({ status: "", q: "", page: 1 });
    expect(BookingFilters.parse({})).toEqual({ when: "", q: "", page: 1 });
  });

  it("are read", () => {
    const given = { project: "7", status: "approved", q: " Ana.B@Mail ", page: "3", other: "x" };
    expect(EntryFilters.parse(given)).toEqual({
      project: "7",
      status: "approved",
      q: "ana.b@mail",
      page: 3,
    });
    expect(MessageFilters.parse({ folder: "spam" }).folder).toBe("spam");
    expect(BookingFilters.parse({ when: "past" }).when).toBe("past");
  });

  it.each([
    { project: "\0", status: "open", q: "a\0b", page: "-1" },
    { project: ["7", "8"], status: ["pending"], q: ["a"], page: ["1"] },
    { project: "a b", status: "", q: "a".repeat(255), page: "x" },
  ])("are none where they make no sense: %j", (given) => {
    expect(EntryFilters.parse(given)).toEqual(nothing);
  });
});

it("a review has notes of at most 2,000 characters", () => {
  const review = {
    id: crypto.randomUUID(),
    status: "approved",
    updatedAt: "2026-11-21T20:31:18.123456+00:00",
  };
  expect(Review.safeParse({ ...review, notes: "é".repeat(2000) }).success).toBe(true);
  expect(Review.safeParse({ ...review, notes: "a".repeat(2001) }).error?.issues[0]?.message).toBe(
    "Notes must be at most 2,000 characters",
  );
  expect(Review.safeParse({ ...review, notes: "", status: "pending" }).success).toBe(false);
  for (const [updatedAt, success] of [
    ["2026-11-21 21:08:04.802001+00", true],
    ["2026-11-21T21:08:04+00:00", true],
    ["2026-11-21T21:08:04.802Z", true],
    ["yesterday", false],
    ["2026-11-21", false],
  ]) {
    expect(Review.safeParse({ ...review, notes: "", updatedAt }).success).toBe(success);
  }
});

it("a message is in the folders that its marks put it in", () => {
  const folders = (isRead: boolean, isSpam: boolean) =>
    (["", "unread", "spam"] as const).filter((folder) => isIn(folder, { isRead, isSpam }));
  expect(folders(false, false)).toEqual(["", "unread"]);
  expect(folders(true, false)).toEqual([""]);
  expect(folders(false, true)).toEqual(["spam"]);
  expect(folders(true, true)).toEqual(["spam"]);
});

it("an answer goes to the whole address, whatever is in it, with nothing added to it", () => {
  const { href, pathname, searchParams } = new URL(replyHref("a?cc=b@mail.example&x=%40"));
  expect(decodeURIComponent(pathname)).toBe("a?cc=b@mail.example&x=%40");
  expect([...searchParams.keys()]).toEqual(["subject"]);
  expect(searchParams.get("subject")).toBe("Re: Your message to Kiskadee Studio");
  expect(href).not.toMatch(/[ +]/);
});

describe("the visitor's time of a booking", () => {
  const start = Date.parse("2026-11-24T17:30:00Z");

  it("is left out where their clock shows the agency's time", () => {
    expect(visitorTime(start, "America/Port_of_Spain")).toBe("");
    expect(visitorTime(start, "America/Puerto_Rico")).toBe("");
  });

  it("names the place, and the day where it is another one", () => {
    expect(visitorTime(start, "Europe/London")).toBe("5:30 pm in London");
    expect(visitorTime(start, "Asia/Tokyo")).toBe(
      "Wednesday, 25 November 2026 at 2:30 am in Tokyo",
    );
  });
});

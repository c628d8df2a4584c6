import { expect, test } from "vitest";
import { currentSection } from "@/components/admin/frame/current-section";
import { backHref, rowHref, withParams } from "@/components/admin/list/filter/with-params";
import { countedIfFull, pagesOf, rangeOf, readPage, rowsPerPage, toPage } from "@/lib/admin/paging";
import { BookingFilters } from "@/lib/bookings/admin/schema";
import { callLinkHint, visitorTime } from "@/lib/bookings/admin/strings";
import { adminSections } from "@/lib/domains/registered";
import { isIn, MessageFilters } from "@/lib/messages/admin/schema";
import { replyHref } from "@/lib/messages/admin/strings";
import { SubscriberFilters } from "@/lib/newsletter/admin/schema";
import { EntryFilters, Review } from "@/lib/waitlist/admin/schema";

const failure = (code: string, details: string) => ({
  data: null,
  error: { code, details, message: "No" },
  count: null,
});

test.each(["1", undefined, "", "0", "-2", "2.5", "1e3", "２", "99999999999999999999", ["2", "3"]])(
  "reads the page parameter %j as the first page",
  (value) => expect(readPage(value)).toBe(1),
);

test("reads a valid page number, and the pages cover every row once", () => {
  expect(readPage("4000")).toBe(4000);
  expect(rangeOf(1)).toEqual([0, rowsPerPage - 1]);
  expect(rangeOf(3)[0]).toBe(rangeOf(2)[1] + 1);
  expect([0, 1, 25, 26, 100_000].map(pagesOf)).toEqual([1, 1, 1, 2, 4000]);
});

test("counts the rows of a search in the database only if its first page is full", async () => {
  const search = (rows: number) =>
    countedIfFull(async (count) => ({
      ...{ data: Array(Math.min(rows, rowsPerPage)).fill("row"), error: null },
      count: count ? rows : null,
    }));
  expect((await search(3)).count).toBe(3);
  expect((await search(60)).count).toBe(60);
});

test("returns a page of rows, or none past the end, and throws other database errors", () => {
  const page = toPage({ data: ["a", "b"], error: null, count: 27 }, 2, "things");
  expect(page).toEqual({ rows: ["a", "b"], page: 2, pages: 2, total: 27 });
  const details = "An offset of 975 was requested, but there are only 60 rows.";
  const empty = toPage(failure("PGRST103", details), 40, "things");
  expect(empty).toEqual({ rows: [], page: 40, pages: 3, total: 60 });
  expect(() => toPage(failure("57014", "canceled"), 1, "things")).toThrow("things: No");
});

test.each([
  ["/admin", "/admin"],
  ["/admin/posts", "/admin/posts"],
  ["/admin/posts/new", "/admin/posts/new"],
  ["/admin/posts/0d5f", "/admin/posts"],
  ["/admin/messages/0d5f", "/admin/messages"],
  ["/admin/unheard-of", "/admin"],
  ["/administration", undefined],
])("the path %s belongs to the section %s", (pathname, section) => {
  expect(currentSection(pathname, adminSections)).toBe(section);
});

test.each([
  [{ q: "", status: undefined }, "/admin/posts"],
  [{ q: "a&b=c", page: "2" }, "/admin/posts?q=a%26b%3Dc&page=2"],
])("builds a link with the parameters %j: %s", (params, href) => {
  expect(withParams("/admin/posts", params)).toBe(href);
});

test("a row's link leads back to the filtered list and nowhere else", () => {
  const row = rowHref("/admin/posts/7", { q: "a&b", page: "2", tag: "" });
  const { searchParams } = new URL(row, "https://kiskadee.example");
  expect(backHref("/admin/posts", searchParams.get("list"))).toBe("/admin/posts?q=a%26b&page=2");
  for (const list of [undefined, "", ["a=b"]]) {
    expect(backHref("/admin/posts", list)).toBe("/admin/posts");
  }
  expect(backHref("/admin/posts", "//evil.example")).toBe("/admin/posts");
  expect(rowHref("/admin/posts/7", {})).toBe("/admin/posts/7");
});

const sort = "-created";
const noFilters = { project: "", status: "", q: "", sort, page: 1 };
const given = { project: "7", status: "approved", q: " Ana.B@Mail ", page: "3", other: "x" };

test.each([
  [EntryFilters, {}, noFilters],
  [MessageFilters, {}, { folder: "", q: "", sort, page: 1 }],
  [SubscriberFilters, { sort: "email" }, { status: "", q: "", sort: "email", page: 1 }],
  [BookingFilters, { status: "open" }, { when: "", status: "", q: "", page: 1 }],
  [EntryFilters, given, { project: "7", status: "approved", q: "ana.b@mail", sort, page: 3 }],
  [MessageFilters, { folder: "spam", sort: "size" }, { folder: "spam", q: "", sort, page: 1 }],
  [
    BookingFilters,
    { when: "past", status: "held" },
    { when: "past", status: "held", q: "", page: 1 },
  ],
  [EntryFilters, { project: "\0", status: "open", q: "a\0b", page: "-1" }, noFilters],
  [EntryFilters, { project: ["7", "8"], status: ["pending"], q: ["a"], page: ["1"] }, noFilters],
  [EntryFilters, { project: "a b", status: "", q: "a".repeat(255), page: "x" }, noFilters],
])("reads filters from a query string, case %#", (schema, query, filters) => {
  expect(schema.parse(query)).toEqual(filters);
});

test.each([
  [{ notes: "é".repeat(2000) }, undefined],
  [{ notes: "a".repeat(2001) }, "Notes must be at most 2,000 characters"],
  [{ status: "pending" }, expect.any(String)],
  [{ updatedAt: "2026-11-21 21:08:04.802001+00" }, undefined],
  [{ updatedAt: "2026-11-21T21:08:04+00:00" }, undefined],
  [{ updatedAt: "2026-11-21T21:08:04.802Z" }, undefined],
  [{ updatedAt: "yesterday" }, expect.any(String)],
  [{ updatedAt: "2026-11-21" }, expect.any(String)],
])("validates a review, case %#", (part, error) => {
  const updatedAt = "2026-11-21T20:31:18.123456+00:00";
  const review = { id: crypto.randomUUID(), status: "approved", notes: "", updatedAt };
  expect(Review.safeParse({ ...review, ...part }).error?.issues[0]?.message).toEqual(error);
});

test.each([
  [false, false, ["", "unread"]],
  [true, false, [""]],
  [false, true, ["spam"]],
  [true, true, ["spam"]],
])("a message (read: %s, spam: %s) is in the folders %j", (isRead, isSpam, folders) => {
  const all = ["", "unread", "spam"] as const;
  expect(all.filter((folder) => isIn(folder, { isRead, isSpam }))).toEqual(folders);
});

test("a reply link keeps the email exactly as typed and adds only a subject", () => {
  const { href, pathname, searchParams } = new URL(replyHref("a?cc=b@mail.example&x=%40"));
  expect(decodeURIComponent(pathname)).toBe("a?cc=b@mail.example&x=%40");
  expect([...searchParams]).toEqual([["subject", "Re: Your message to Kiskadee Studio"]]);
  expect(href).not.toMatch(/[ +]/);
});

test.each([
  ["America/Port_of_Spain", ""],
  ["America/Puerto_Rico", ""],
  ["Europe/London", "5:30 pm in London"],
  ["Asia/Tokyo", "Wednesday, 25 November 2026 at 2:30 am in Tokyo"],
])("shows the local time of a visitor in %s as %j", (zone, text) => {
  expect(visitorTime(Date.parse("2026-11-24T17:30:00Z"), zone)).toBe(text);
});

test("names the call link in Settings only to viewers who may see it", () => {
  const hints = [undefined, "", "https://meet.example"].map(callLinkHint);
  expect(hints).toEqual([
    "Leave empty to use the link in Settings",
    "No call link is set in Settings",
    "Leave empty to use https://meet.example",
  ]);
});

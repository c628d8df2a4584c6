import { expect, test } from "vitest";
import { pagesOf, rangeOf, readPage, rowsPerPage, toPage } from "@/lib/admin/paging";

const failure = (code: string, details: string) => ({
  data: null,
  error: { code, details, message: "No" },
  count: null,
});

test.each(["1", undefined, "", "0", "-2", "2.5", "1e3", "２", "99999999999999999999", ["2", "3"]])(
  "a query string with page %j asks for the first page",
  (value) => expect(readPage(value)).toBe(1),
);

test("a query string with a whole number asks for that page", () => {
  expect(readPage("4000")).toBe(4000);
});

test("the pages cover every row once", () => {
  expect(rangeOf(1)).toEqual([0, rowsPerPage - 1]);
  expect(rangeOf(3)[0]).toBe(rangeOf(2)[1] + 1);
  expect([0, 1, 25, 26, 100_000].map(pagesOf)).toEqual([1, 1, 1, 2, 4000]);
});

test("rows with a count become a page", () => {
  const page = toPage({ data: ["a", "b"], error: null, count: 27 }, 2, "things");
  expect(page).toEqual({ rows: ["a", "b"], page: 2, pages: 2, total: 27 });
});

test("a page past the end is empty and names the last page", () => {
  const details = "An offset of 975 was requested, but there are only 60 rows.";
  const page = toPage(failure("PGRST103", details), 40, "things");
  expect(page).toEqual({ rows: [], page: 40, pages: 3, total: 60 });
});

test("any other database error is thrown", () => {
  expect(() => toPage(failure("57014", "canceled"), 1, "things")).toThrow("things: No");
});

import { describe, expect, it } from "vitest";
import { pagesOf, rangeOf, readPage, rowsPerPage, toPage } from "@/lib/admin/paging";

it.each([
  ["1", 1],
  ["4000", 4000],
  [undefined, 1],
  ["", 1],
  ["0", 1],
  ["-2", 1],
  ["2.5", 1],
  ["1e3", 1],
  ["２", 1],
  ["99999999999999999999", 1],
  [["2", "3"], 1],
])("an address with page %j is page %d", (value, page) => {
  expect(readPage(value)).toBe(page);
});

it("covers every row once", () => {
  expect(rangeOf(1)).toEqual([0, rowsPerPage - 1]);
  expect(rangeOf(3)[0]).toBe(rangeOf(2)[1] + 1);
  expect([0, 1, 25, 26, 100_000].map(pagesOf)).toEqual([1, 1, 1, 2, 4000]);
});

describe("what the database answers", () => {
  const failure = (code: string, details: string) => ({
    data: null,
    error: { code, details, message: "No" },
    count: null,
  });

  it("becomes a page with its count", () => {
    const answer = { data: ["a", "b"], error: null, count: 27 };
    expect(toPage(answer, 2, "things")).toEqual({
      rows: ["a", "b"],
      page: 2,
      pages: 2,
      total: 27,
    });
  });

  it("names the last page to one who asks past the end", () => {
    const details = "An offset of 975 was requested, but there are only 60 rows.";
    const listed = toPage(failure("PGRST103", details), 40, "things");
    expect(listed).toEqual({ rows: [], page: 40, pages: 3, total: 60 });
  });

  it("throws on anything else", () => {
    expect(() => toPage(failure("57014", "canceled"), 1, "things")).toThrow("things: No");
  });
});

import { describe, expect, test } from "vitest";
import { readQuery, searchPath } from "@/lib/search/schema";
import { findSitePages } from "@/lib/search/site-pages";
import { countText } from "@/lib/search/strings";
import { excerptFrom, mark, termsOf } from "@/lib/search/words";

const found = (query: string) => findSitePages(termsOf(query)).map(({ href }) => href);

describe("words of a search", () => {
  test.for<[string, string, string[]]>([
    ["design", "Designs by a designer", ["", "Designs", " by a ", "designer", ""]],
    ["web desi", "Web designs on the web", ["", "Web", " ", "designs", " on the ", "web", ""]],
    ["desi web", "Webdesign, designs", ["", "Webdesign", ", designs"]],
    ["stories", "A story", ["A ", "story", ""]],
    ["pricing", "The price", ["The ", "price", ""]],
    ["creme", "Crème & <b>", ["", "Crème", " & <b>"]],
    ["the of", "The end of it", ["The end of it"]],
    ["🐦 ()", "A bird 🐦", ["A bird 🐦"]],
  ])("%j in %j", ([query, text, parts]) => {
    expect(mark(text, termsOf(query))).toEqual(parts);
  });

  test("are shown in two lines of what surrounds them", () => {
    const text = `${"word ".repeat(80)}kiskadee ${"more ".repeat(80)}`;
    const excerpt = excerptFrom(["Nothing.", text], termsOf("kiskadee"));
    expect(excerpt[1]).toBe("kiskadee");
    expect(excerpt.join("")).toMatch(/^… word.* more…$/);
    expect(excerpt.join("").length).toBeLessThan(190);
    expect(excerptFrom(["Nothing.", text], termsOf("elsewhere"))).toEqual(["Nothing."]);
  });
});

test("projects and pages are found by all words of a search, those in a title first", () => {
  expect(found("roost community")).toEqual(["/portfolio/9"]);
  expect(found("privacy")[0]).toBe("/privacy");
  expect(found("pric")[0]).toBe("/#pricing");
  for (const query of ["", "the of and", "roost nowhere", "🐦"]) expect(found(query)).toEqual([]);
});

test("a search is one line of well-formed text", () => {
  expect(readQuery([" a\u0000b\n\tc\ud800 ", "d"])).toBe("a b c\ufffd");
  expect(readQuery(undefined)).toBe("");
  expect(searchPath("a&b c")).toBe("/search?q=a%26b+c");
  expect(countText(1, "x")).toBe("1 result for “x”");
  expect(countText(512, "x")).toBe("500 or more results for “x”");
});

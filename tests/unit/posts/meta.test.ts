import { expect, test } from "vitest";
import { charactersLeft } from "@/components/admin/posts/editor/seo/characters-left";
import { truncate } from "@/components/admin/posts/editor/seo/truncate";
import { canonicalOf, shownMeta } from "@/lib/posts/meta";

const none = { meta_title: null, meta_description: "", share_title: "", share_description: null };
const post = { title: "A title", excerpt: "What it says.", ...none };

test("empty fields fall back to the search fields, then to the post", () => {
  expect(shownMeta(post)).toEqual({
    title: "A title",
    description: "What it says.",
    shareTitle: "A title",
    shareDescription: "What it says.",
  });
  expect(shownMeta({ ...post, meta_title: "Found", share_description: "Shared." })).toEqual({
    title: "Found",
    description: "What it says.",
    shareTitle: "Found",
    shareDescription: "Shared.",
  });
});

test.each([
  ["", null],
  ["/blog/a-post", null],
  ["https://site.example/blog/a-post#part", null],
  ["/blog/another", "/blog/another"],
  ["https://site.example/about?a=b", "/about?a=b"],
  ["https://elsewhere.example/blog/a-post", "https://elsewhere.example/blog/a-post"],
])("stores the canonical URL %j of a-post as %j", (canonical_url, stored) => {
  expect(canonicalOf({ canonical_url, slug: "a-post" }, "https://site.example")).toBe(stored);
});

test.each([
  [0, "70 characters left"],
  [69, "1 character left"],
  [70, "0 characters left"],
  [71, "1 character too many"],
])("describes a length of %i out of 70 characters as %j", (length, words) => {
  expect(charactersLeft(length, 70)).toBe(words);
});

test.each([
  ["Short  and\nsweet", "Short and sweet"],
  ["Twenty characters in", "Twenty characters in"],
  ["Twenty-one characters", "Twenty-one …"],
  ["a".repeat(21), `${"a".repeat(20)} …`],
  ["😀".repeat(20), "😀".repeat(20)],
])("a search result with room for 20 characters shows %j as %j", (text, shown) => {
  expect(truncate(text, 20)).toBe(shown);
});

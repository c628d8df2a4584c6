import { describe, expect, test } from "vitest";
import { outlineOf } from "@/lib/markdown/outline";
import { checkPost } from "@/lib/posts/admin/checks/checks";
import { slugOf, targetOf } from "@/lib/posts/admin/checks/links";
import { emptyPost } from "@/lib/posts/admin/fields/fields";

const url = "https://site.example";
const site = {
  url,
  posts: new Map([
    ["a-post", "published"],
    ["a-draft", "draft"],
  ] as const),
  isPage: (path: string) => path === "/about",
};
const complete = {
  ...emptyPost,
  ...{ title: "A title", slug: "own", excerpt: "In short.", content: "Text." },
  ...{ cover_image: "/work/tally.webp", cover_alt: "A till" },
};
const check = (changes: object = {}) => {
  const values = { ...complete, ...changes };
  return checkPost(values, outlineOf(values.content), site).map(({ field, line, text }) =>
    line === null ? `${field}: ${text}` : `${line}: ${text}`,
  );
};

test("reports nothing for a complete post", () => {
  const content =
    "## One\n\n### Two\n\n## Three\n\n![A bird](/media/a.webp) [a](/about) [b](#section-one) [c](#two) [d](#top)";
  expect(check({ content })).toEqual([]);
});

test("reports missing fields and fields too long for search", () => {
  expect(check({ cover_image: "", excerpt: " " })).toEqual([
    "cover_image: No cover image: a generated one is used",
    "excerpt: No excerpt or search description",
  ]);
  expect(check({ cover_alt: "", excerpt: "", meta_description: "For search." })).toEqual([
    "cover_alt: Cover image has no alt text",
  ]);
  const title = "a".repeat(61);
  const long = "meta_title: Title is 61 characters long: search shows about 60";
  expect(check({ title })).toEqual([long]);
  expect(check({ title, meta_title: "Short" })).toEqual([]);
  expect(check({ title: "😀".repeat(60) })).toEqual([]);
});

test("reports headings that skip a level, use the title's level or are empty, with their line", () => {
  const content =
    "#### Deep\n\n# Top\n\n## Two\n\n#### Four\n\n##\n\n```\n# code\n```\n\nUnder\n=====";
  expect(check({ content })).toEqual([
    "1: Heading “Deep” skips from level 1 to level 4",
    "3: Heading “Top” is level 1, which is the title's",
    "7: Heading “Four” skips from level 2 to level 4",
    "9: Heading is empty",
    "15: Heading “Under” is level 1, which is the title's",
  ]);
});

test("reports only broken links, with their line", () => {
  const content = [
    "[a]() [b](#) [c](https://) [d](www.example.com/a) [e](javascript:alert(1))",
    "[a](/blog/a-post) [b](https://site.example/blog/a-post?c#d) [e](/blog/a-post.md) [o](/blog/own)",
    "[a](/blog/a-draft) [b](/blog/none) [c](/nowhere) [d](https://site.example/nowhere/)",
    "https://elsewhere.example/ <hello@a.example> [tel](tel:+18685550100) [p](/about#team)",
    "[a](#own) [b](#dead)\n## Words {#own}",
    "[defined][one] and [undefined][two]",
    "`[code]()`",
    "[one]: /blog/gone",
  ].join("\n\n");
  expect(check({ content })).toEqual([
    "1: Link has no URL",
    "1: Link has no URL",
    "1: “https://” is not a valid URL",
    "1: “www.example.com/a” is not a valid URL",
    "1: “javascript:alert(1)” is not a valid URL",
    "5: The post at /blog/a-draft is a draft",
    "5: No post at /blog/none",
    "5: No page at /nowhere",
    "5: No page at /nowhere",
    "9: No heading matches #dead",
    "12: No post at /blog/gone",
  ]);
});

test("reports pictures without alternative text or a URL, with their line", () => {
  const content =
    "![](/media/a.webp)\n\nText ![ ](/media/b.webp) ![A bird](/media/c.webp)\n\n![d]()";
  expect(check({ content })).toEqual([
    "1: Image has no alt text",
    "3: Image has no alt text",
    "5: Image has no URL",
  ]);
});

test("skips outline-based checks of text that the parser rejects", () => {
  expect(check({ content: `${"> ".repeat(60)}# Top` })).toEqual([]);
});

describe("targetOf", () => {
  test.each([
    ["//elsewhere.example/a", { kind: "fine" }],
    ["http://localhost:3000/a", { kind: "fine" }],
    ["https:// a", { kind: "malformed" }],
    ["https://nodots/a", { kind: "malformed" }],
    ["https://a.example:port", { kind: "malformed" }],
    ["about", { kind: "malformed" }],
    ["mailto:nobody", { kind: "malformed" }],
    [" /about/ ", { kind: "own", path: "/about" }],
    ["/", { kind: "own", path: "/" }],
    ["/%", { kind: "own", path: "/%" }],
  ])("classifies %j", (address, target) => expect(targetOf(address, url)).toEqual(target));
});

test.each([
  ["/blog/a-post", "a-post"],
  ["/blog/a-post.md", "a-post"],
  ["/blog/archive", null],
  ["/blog/tag/a", null],
  ["/blog/Not-A-Slug", null],
  ["/about", null],
])("reads the post slug in %j as %j", (path, slug) => expect(slugOf(path)).toBe(slug));

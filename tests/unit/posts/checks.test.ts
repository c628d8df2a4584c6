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
    "cover_image: No cover: a drawn one is shown",
    "excerpt: No description: neither an excerpt nor a search description is written",
  ]);
  expect(check({ cover_alt: "", excerpt: "", meta_description: "For search." })).toEqual([
    "cover_alt: The cover has no description for people who cannot see it",
  ]);
  const title = "a".repeat(61);
  const long = "meta_title: The title has 61 characters: search shows about 60";
  expect(check({ title })).toEqual([long]);
  expect(check({ title, meta_title: "Short" })).toEqual([]);
  expect(check({ title: "😀".repeat(60) })).toEqual([]);
});

test("reports headings that skip a level, use the title's level or are empty, with their line", () => {
  const content =
    "#### Deep\n\n# Top\n\n## Two\n\n#### Four\n\n##\n\n```\n# code\n```\n\nUnder\n=====";
  expect(check({ content })).toEqual([
    "1: The heading “Deep” is of level 4, after one of level 1",
    "3: The heading “Top” is of level 1, which is the title's",
    "7: The heading “Four” is of level 4, after one of level 2",
    "9: A heading without words",
    "15: The heading “Under” is of level 1, which is the title's",
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
    "1: A link leads nowhere",
    "1: A link leads nowhere",
    "1: “https://” is no address that a link can have",
    "1: “www.example.com/a” is no address that a link can have",
    "1: “javascript:alert(1)” is no address that a link can have",
    "5: The post at /blog/a-draft is a draft",
    "5: There is no post at /blog/none",
    "5: There is no page at /nowhere",
    "5: There is no page at /nowhere",
    "9: No heading matches #dead",
    "12: There is no post at /blog/gone",
  ]);
});

test("reports pictures without alternative text or a URL, with their line", () => {
  const content =
    "![](/media/a.webp)\n\nText ![ ](/media/b.webp) ![A bird](/media/c.webp)\n\n![d]()";
  expect(check({ content })).toEqual([
    "1: A picture without alternative text",
    "3: A picture without alternative text",
    "5: A picture without an address",
  ]);
});

test("checks a text the parser rejects, but without an outline", () => {
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

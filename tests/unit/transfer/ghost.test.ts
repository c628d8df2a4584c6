import { expect, test } from "vitest";
import { convertPost } from "@/lib/transfer/import/fields";
import { takeOutPictures } from "@/lib/transfer/import/inline-pictures";
import type { SourcePost } from "@/lib/transfer/import/source";
import { ghostSource } from "@/lib/transfer/sources/ghost";
import { withFile } from "@/tests/with-file";

const post = { id: "p1", uuid: "u1", title: "Title", slug: "title", status: "published" };
const html = "<p>Text.</p>";

/** Returns the converted posts of an export and a report of everything else. */
async function read(tables: Record<string, object[]>, siteUrl?: string) {
  const { report, posts } = await withFile(
    JSON.stringify({ db: [{ data: tables }] }),
    async (file) => {
      const { report, ...source } = await ghostSource(file, siteUrl);
      const convert = (post: SourcePost) => ({ ...convertPost(post), cover: post.cover });
      return { report, posts: await Array.fromAsync(source.posts(), convert) };
    },
  );
  const reasons = report.leftOut.map(({ why }) => why);
  return { posts, reasons, leftOut: report.leftOut.map(({ what, count }) => [what, count]) };
}

test("imports links and pictures when the old site's URL is unknown", async () => {
  const text = `<p><a href="https://a.example/x">there</a> <a href="/about/">us</a></p>
    <img src="https://a.example/x.png" alt="X"><img src="__GHOST_URL__/content/images/y.png" alt="Y">
    <iframe src="https://player.vimeo.com/video/1"></iframe>`;
  const { posts } = await read({
    posts: [
      { ...post, html: text, canonical_url: "https://elsewhere.example/title" },
      { ...post, id: "p2", html, canonical_url: "__GHOST_URL__/title/" },
    ],
  });
  expect(posts[0]?.fields.content.trim()).toBe(
    "[there](https://a.example/x) [us](/about/)\n\n![X](https://a.example/x.png)![Y](/content/images/y.png)\n\n<https://vimeo.com/1>",
  );
  expect(posts[0]?.fields.canonical_url).toBe("https://elsewhere.example/title");
  expect(posts[1]?.fields.canonical_url).toBeNull();
  expect(posts[1]?.notes).toContain("The canonical URL cannot be used: /title/");
});

test("a picture embedded in a post does not count towards its text's length", async () => {
  const url = `data:image/png;base64,${"iVBORw0KGgoA".repeat(200_000)}`;
  const { text, putBack } = takeOutPictures(`<p>A <img src="${url}" alt="x"></p>`);
  const { posts } = await read({ posts: [{ ...post, html: text }] });
  expect(posts[0]?.fields.content.length).toBeLessThan(200);
  expect(putBack(posts[0]?.fields.content ?? "").trim()).toBe(`A ![x](${url})`);
});

test("rejects a post without HTML or text and explains why", async () => {
  const lexical = '{"root":{}}';
  await expect(read({ posts: [{ ...post, html: null, lexical }] })).rejects.toThrow(
    "The export has no HTML for this post.",
  );
  await expect(read({ posts: [{ ...post, html: null }] })).rejects.toThrow("The post has no text.");
});

test("reads numeric dates, covers and Markdown from old versions", async () => {
  const old = { ...post, html: null, markdown: "A *short* text.", image: "/content/images/a.jpg" };
  const { posts } = await read({
    posts: [
      { ...old, published_at: 1283780649000 },
      { ...old, id: 2, published_at: 1283780649, slug: 404 },
      { ...old, id: 3, published_at: "2010-09-06 13:44:09" },
      { ...old, id: 4, published_at: 0, created_at: 1283780649 },
    ],
  });
  expect(posts.map(({ fields }) => fields.created_at)).toEqual(
    Array(4).fill("2010-09-06T13:44:09.000Z"),
  );
  expect(posts[1]?.fields).toMatchObject({ slug: "404", content: "A *short* text." });
  expect(posts[0]?.cover?.url).toBe("/content/images/a.jpg");
});

test("reads the author and flags of old versions", async () => {
  const { posts } = await read({
    posts: [{ ...post, html, author_id: 1, page: "0", featured: "false" }],
    users: [{ id: 1, name: "Jane" }],
  });
  expect(posts[0]?.notes).toEqual(["Original author: “Jane”", "No date, so today’s was used"]);
});

test("names the field that makes a post unreadable, and imports the rest", async () => {
  const { posts, leftOut, reasons } = await read({
    posts: [
      { ...post, html, title: "Odd", slug: ["x"] },
      { ...post, id: {}, html },
      { ...post, html },
    ],
    tags: [{ id: {}, name: "One" }],
    posts_tags: [{ post_id: {}, tag_id: [] }],
  });
  expect(posts).toHaveLength(1);
  expect(leftOut).toEqual([
    ["post “Odd”", 1],
    ["post “Title”", 1],
  ]);
  expect(reasons).toEqual(["field “slug” cannot be read", "field “id” cannot be read"]);
});

const cards = [
  ["markdown", { markdown: "- one" }],
  ["html", { html: "<p>Two <b>words</b></p>" }],
  ["hr", {}],
];

test.each([
  ["one card", [[10, 0]], "- one"],
  ["an empty paragraph", JSON.parse('[[10, 0], [1, "p", []]]'), "- one"],
  [
    "Markdown and HTML",
    [
      [10, 0],
      [10, 1],
    ],
    "- one\n\nTwo **words**",
  ],
])("reads a mobiledoc with %s", async (_what, sections, markdown) => {
  const mobiledoc = JSON.stringify({ cards, sections });
  const { posts } = await read({ posts: [{ ...post, html: null, mobiledoc }] });
  expect(posts[0]?.fields.content.trim()).toBe(markdown);
});

test.each([
  "{",
  "{}",
  '{"sections":[[10,9],[10,{}]],"cards":3}',
  JSON.stringify({
    cards,
    sections: [
      [10, 0],
      [10, 2],
    ],
  }),
  JSON.stringify({ cards, sections: [[1, "p", [[0, [], 0, "Words"]]]] }),
])("rejects a post whose mobiledoc has no readable text: %s", async (mobiledoc) => {
  await expect(read({ posts: [{ ...post, html: null, mobiledoc }] })).rejects.toThrow(
    "The export has no HTML for this post.",
  );
});

test("explains why members are not imported", async () => {
  const { reasons } = await read({ posts: [{ ...post, html }], members: [{ id: "m1" }] });
  expect(reasons).toEqual(["members are not imported; they consented on another site"]);
});

test("counts unsupported fields by name", async () => {
  const more = { twitter_title: "T", og_image: "https://a.example/o.png", custom_template: "wide" };
  const { leftOut } = await read({
    posts: [
      { ...post, html, ...more, updated_at: "2020-01-02", og_title: "S", twitter_image: null },
      { ...post, id: "p2", html, updated_at: "2020-01-02" },
    ],
    posts_meta: [{ id: "m1", post_id: "p1", og_title: "S", email_subject: "E" }],
    tags: [
      {
        id: "t1",
        name: "One",
        slug: "one",
        description: "D",
        meta_title: "M",
        visibility: "public",
      },
      { id: "t2", name: "Two", feature_image: "https://a.example/t.png", meta_description: "M" },
    ],
  });
  expect(Object.fromEntries(leftOut)).toEqual({
    "rows in table posts, twitter_title": 1,
    "rows in table posts, og_image": 1,
    "rows in table posts, custom_template": 1,
    "rows in table posts_meta, email_subject": 1,
    "rows in table tags, description": 1,
    "rows in table tags, feature_image": 1,
    "rows in table tags, meta_title": 1,
    "rows in table tags, meta_description": 1,
    "last-modified dates": 2,
  });
});

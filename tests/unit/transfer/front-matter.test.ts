import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { brand } from "@/content/brand";
import { dayAt } from "@/lib/time/zones";
import { convertPost, slugOf } from "@/lib/transfer/import/fields";
import type { SourcePost } from "@/lib/transfer/import/source";
import { markdownSource } from "@/lib/transfer/sources/markdown";
import { fieldNames } from "@/lib/transfer/sources/post-fields";
import { memoryFiles } from "./memory-files";

async function readAll(files: Parameters<typeof memoryFiles>[0]) {
  const source = markdownSource(memoryFiles(files));
  const posts = await Array.fromAsync(source.posts());
  source.reportUnused?.();
  const left = source.report.leftOut.map(({ what, why }) => ({ what, why }));
  return { left, posts: posts.map((post) => shown(post, left)) };
}

async function read(name: string, content: string | Buffer) {
  const { left, posts } = await readAll({ [name]: content });
  return { left, ...posts[0] };
}

const day = (date: string | null) => date && dayAt(Date.parse(date), brand.timeZone);

function shown(post: SourcePost, left: { what: string }[]) {
  const { fields, notes } = convertPost(post);
  return {
    ...{ title: post.title, slug: post.slug, excerpt: post.excerpt, tags: post.tags },
    ...{ date: day(post.createdAt), scheduled: day(fields.publish_at), draft: !post.isPublic },
    ...{ cover: post.cover?.url, alt: post.cover?.alt, canonical: post.meta.canonical_url },
    redirects: [post.oldUrl, ...post.aliases].filter(Boolean),
    ...{ text: fields.content, notes, report: [...notes, ...left.map(({ what }) => what)] },
  };
}

const docs = readFileSync("docs/import-export.md", "utf8");
const [, table = ""] =
  /\| front matter +\| here +\|\n\| -+ \| -+ \|\n([\s\S]*?)\n\n/.exec(docs) ?? [];
const rows = table
  .trim()
  .split("\n")
  .map((row) =>
    row.split(" | ").map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = ""]) => code)),
  );

test("reads metadata exported by a Next.js MDX page", async () => {
  const text = `import a from "./a"\n\nexport const metadata = {
  title: 'Hill\\'s top',
  description:
    \`Short\`,
  date: new Date("2024-01-02"),
  authors: [a],
  openGraph: {
    title: "Other",
  },
};\n\nText.\n`;
  expect(await read("app/hill/page.mdx", text)).toMatchObject({
    ...{ title: "Hill's top", slug: "hill", excerpt: "Short", date: "2024-01-02" },
    text: expect.stringMatching(/^\s*Text\.\s*$/),
  });
});

test("reads HTML posts of Jekyll, and no pages", async () => {
  const html = `<p>A {{ site.x }}</p>\n\n    <p>B</p>\n{% highlight js %}\nlet a\n\n  = "<b>{{ c }}</b>";\n{% endhighlight %}`;
  const files = {
    "_posts/2019-11-03-a.html": `---\ntitle: A\n---\n${html}`,
    "about.md": "---\ntitle: About\n---\nText.",
    "index.html": "<p>Home</p>",
  };
  const { posts, left } = await readAll(files);
  expect(posts).toMatchObject([{ title: "A", slug: "a", date: "2019-11-03" }]);
  expect(posts[0]?.text.trim()).toBe('A\n\nB\n\n```js\nlet a\n\n  = "<b>{{ c }}</b>";\n```');
  expect(left[0]).toMatchObject({ what: "about.md", why: expect.stringContaining("page") });
  const both = { ...files, "content/posts/b.md": "---\ntitle: B\n---\nText." };
  expect((await readAll(both)).posts).toMatchObject([{ title: "A" }, { title: "B" }]);
  const page = await read("about.md", "---\nlayout: page\n---\nText.");
  expect(page.left[0]?.why).toContain("page");
});

test.each([
  ["", "/news/2019/11/03/a%20b.html"],
  ["permalink: pretty\nbaseurl: /blog", "/blog/news/2019/11/03/a%20b/"],
  ["permalink: https://old.example/:short_year-:i_month/:title", "/19-11/a%20b"],
  ["permalink: /:hash/", undefined],
  ["permalink: [", "/news/2019/11/03/a%20b.html"],
])("redirects posts of Jekyll from their URL with %j", async (config, url) => {
  const post = "---\ncategories: News\n---\nText.";
  const files = { "_config.yml": config, "_posts/2019-11-03-a b.md": post };
  expect((await readAll(files)).posts[0]?.redirects[0]).toBe(url);
});

test.each([
  ["Hexo", { "_config.yml": "root: /b/", "source/_posts/a.md": "TEXT" }, "/b/2019/11/03/a/"],
  ["Hugo", { "hugo.toml": 'title = "A"', "content/posts/A b.md": "TEXT" }, "/posts/a-b/"],
  ["Hugo", { "config.toml": "", "content/a/b/c/index.md": "TEXT" }, "/a/b/c/"],
  [
    "Hugo",
    { "hugo.yaml": "permalinks:\n  post: /:year/:slug", "content/post/a/index.md": "TEXT" },
    "/2019/a",
  ],
  [
    "Hugo with an alias",
    { "hugo.toml": "", "content/posts/a.md": "---\naliases: /old/\ndate: 2019-11-03\n---\nText." },
    ["/posts/a/", "/old/"],
  ],
])("redirects posts of %s from their URL with %j", async (_what, given, url) => {
  const text = "---\ndate: 2019-11-03\n---\nText.";
  const files = Object.entries(given).map(([name, file]) => [name, file.replace("TEXT", text)]);
  expect((await readAll(Object.fromEntries(files))).posts[0]?.redirects).toEqual([url].flat());
});

test("reads Notion's properties as fields", async () => {
  const text =
    "# A post\n\nCreated time: November 3, 2019 10:00 AM\nTags: a, b\nLast edited: @a: [\nStatus: Draft\n\nText.";
  expect(await read(`A post ${"0123456789abcdef".repeat(2)}.md`, text)).toMatchObject({
    ...{ title: "A post", date: "2019-11-03", tags: ["a", "b"], draft: true, text: "Text." },
  });
  expect((await read("a.md", text)).text).toContain("Tags: a");
});

test.each(["Rust-1.10", "rust_1.10", "rust-1-10"])("separates the words of the slug %s", (slug) => {
  expect(slugOf({ slug, from: "a" }, "A")).toBe("rust-1-10");
});

test("replaces front matter tags with their values", async () => {
  const text = "[{{ title }}]({{ page.link }}) `{{ title }}` {{ other }}";
  const post = await read("a.md", `---\ntitle: Hills\nlink: https://a.example/\n---\n${text}`);
  expect(post.text?.trim()).toBe("[Hills](https://a.example/) `{{ title }}` {{ other }}");
  expect(post.notes).toContain("{{ title }} became text from the front matter");
});

test.each(rows.map(([lines = [], here = []]) => [lines.join("\n"), here.join("\n")]))(
  "reads %j as documented",
  async (front, here) => {
    const isName = front.endsWith(".md");
    const start = /^(---|\+{3}|;;;|\{)|\n(---| )$/.test(front) ? "" : "---\n";
    const end = start && !front.includes("\n---") ? "\n---" : "";
    const post = await read(
      isName ? front : "post.md",
      isName ? "Text." : `${start}${front}${end}\nText.\n`,
    );
    const { report, ...rest } = parse(here);
    expect(post).toMatchObject({
      ...rest,
      ...(report ? { report: expect.arrayContaining([report]) } : {}),
    });
    expect(post.text?.trim()).toBe("Text.");
  },
);

test("the docs list every field that is read", () => {
  for (const name of Object.values(fieldNames).flat()) {
    const isRow = (line: string) => line.replace(/[_-]/g, "").toLowerCase().startsWith(name);
    expect(rows.some(([lines = []]) => lines.some(isRow))).toBe(true);
  }
});

test.each([
  ["p.md", "\n---\ntitle: A\n---\nx", { title: "A", text: "x" }],
  ["p.md", "\n---\n**Not** a field:\n---\nx", { text: "---\n**Not** a field:\n---\nx" }],
  ["p.md", '---json\n{ "title": "A" }\n---\nx', { title: "A", text: "x" }],
  ["p.md", "---js\n{\n  title: 'A',\n}\n---\nx", { title: "A", text: "x" }],
  ["p.md", "<!--\n.. title: A: b\n.. slug: c\n-->\nx", { title: "A: b", slug: "c", text: "x" }],
  ["2020-01-02-a.md", "x", { title: "a" }],
  ["p.md", "# The `a` *[b](c)* {#d}\nx", { title: "The a b", text: "x" }],
  ["p.md", "A\n===\nx", { title: "A", text: "x" }],
  ["p.md", "---\ntitle: A\n---\n\n# A\nx", { title: "A", text: "x" }],
  ["p.md", "---\ntitle: A\n---\n# B\nx", { title: "A", text: "# B\nx" }],
  ["p.mdx", "import A from 'a'\n\n# B\nx", { title: "B", text: "x" }],
  ["p.md", "---\nexcerpt: <p>A <b>b</b></p>\n---\nx", { excerpt: "A b" }],
  ["p.md", "---\ntitle: The <b> tag\n---\nx", { title: "The <b> tag" }],
])("reads %s with %j", async (name, content, expected) => {
  const post = await read(name, content);
  expect({ ...post, text: post.text?.trim() }).toMatchObject(expected);
});

test.each([
  ["two rules around a paragraph", "---\n\nWords here.\nAnd *there*.\n\n---\nMore."],
  ["a heading with a colon", "Note: this\n---\nMore."],
  ["brackets", "{ no JSON } {\nMore."],
  ["a list", "---\n- a\n---\nMore."],
])("keeps %s as text", async (_what, text) => {
  expect((await read("post.md", text)).text).toBe(text);
});

test("reads UTF-16 and Windows-1252, and notes text that is not UTF-8", async () => {
  const file = "---\ntitle: Größe\n---\nMaß";
  const utf16 = await read("post.md", Buffer.from(`\uFEFF${file}`, "utf16le"));
  const latin = await read("post.md", Buffer.from(file, "latin1"));
  expect([utf16, latin]).toMatchObject(Array(2).fill({ title: "Größe", text: "Maß" }));
  expect(latin.notes).toContain("The text is not UTF-8, so it was read as Windows-1252");
});

test("reads front matter that is not valid YAML, and adds a note", async () => {
  const tabs = await read("post.md", "---\ntitle:\tTabs: a story\ntags:\n\t- a\n---\nText.");
  expect(tabs).toMatchObject({ title: "Tabs: a story", tags: ["a"] });
  expect(tabs.notes?.join()).toContain("Front matter is not valid YAML");
  const list = await read("post.md", "---\ntags: [a b, 'c', @d]\n---\nText.");
  expect(list.tags).toEqual(["a b", "c", "@d"]);
  const twice = await read("post.md", "---\ntitle: One\ntitle: Two\n---\nText.");
  expect(twice).toMatchObject({
    title: "Two",
    notes: expect.arrayContaining([expect.stringContaining("twice")]),
  });
});

test.each([
  ["YAML of more than 64 KB", `---\na: ${"x".repeat(70_000)}\n---\n`, "longer than 64 KB"],
  ["broken YAML", "---\ntitle: x\nb c\n---\nText.", "at line"],
  ["deep YAML", `---\na: ${"[".repeat(60_000)}\n---\n`, "nested too deeply"],
  ["broken TOML", "+++\na = \n+++\nText.", "TOML"],
])("reports a file with %s", async (_what, text, why) => {
  expect((await read("post.md", text)).left).toEqual([
    { what: "post.md", why: expect.stringContaining(why) },
  ]);
});

test("reads thousands of front matter keys without comparing each pair", async () => {
  const keys = Array.from({ length: 7_000 }, (_, index) => `a${index}: 1`).join("\n");
  expect((await read("post.md", `---\n${keys}\ntitle: Many\n---\nText.`)).title).toBe("Many");
});

test("skips files that are not posts and says why", async () => {
  const why = async (name: string, text = "Text.") => (await read(name, text)).left[0]?.why;
  expect(await why("docs/README.md")).toContain("describes");
  expect(await why("docs/README.md", "---\ntitle: A post\n---\nText.")).toBeUndefined();
  for (const name of "README.md LICENSE.md archetypes/default.md .github/x.md a/_index.md".split(
    " ",
  )) {
    await expect(read(name, "---\ntitle: x\n---\nText.")).rejects.toThrow("No Markdown files");
  }
});

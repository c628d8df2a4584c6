import { expect, test } from "vitest";
import { articleOf } from "@/lib/markdown/article";
import { excerptOf } from "@/lib/markdown/excerpt";
import { feedHtmlOf } from "@/lib/markdown/feed-html";

const render = async (content: string) => (await articleOf(content)).html;
const linkTo = (url: string) => `<a href="${url}" rel="nofollow noopener">`;
const feed = (content: string) => feedHtmlOf(content, "https://site.example/blog/forms");

test("sets right-to-left direction on Arabic and Hebrew blocks, but not on Latin ones", async () => {
  const content = '# שלום\n\nA `b` word\n\n- مرحبا\n- C++\n\n> "عربي" here\n\n```\nسلام\n```';
  for (const html of [await render(content), await feed(content)]) {
    const directions = [...html.matchAll(/<(\w+)[^>]*? dir="(\w+)"/g)].map(
      ([, tag, dir]) => `${tag} ${dir}`,
    );
    expect(directions.join(", ")).toBe(
      "h2 rtl, p ltr, ul rtl, li rtl, li ltr, blockquote rtl, p rtl, pre ltr",
    );
  }
  expect(await render("Only **Latin**.\n\n- one")).not.toContain(" dir=");
});

test("renders a block starting with “Fix it:” as a callout, including its Markdown", async () => {
  expect(await render("Fix it: use **less**.")).toBe(
    '<div class="callout callout-fix">\n<p>Fix it: use <strong>less</strong>.</p>\n</div>',
  );
});

test.each([
  ["3. Too heavy.\n\nFix it: lighter.", ["problem", "fix"], '<ol start="3">'],
  ["1. One\n\n2. Two\n\n3. Three", ["problem", "problem", "problem"], '<ol start="2">'],
  ["1. One\n2. Two", ["problem"], "<ol>"],
  ["⚠ Mind the step", ["problem"], "step"],
  ["Mind ⚠️ the step", ["problem"], "step"],
  ["> ⚠ Mind the step", ["problem"], "step"],
  ["Plain text", [], ""],
  ["Fixing it: no", [], ""],
  ["2024 was long", [], ""],
  ["Version 1.0", [], ""],
  ["## 1. A heading", [], ""],
  ["```\n1. x\n\n⚠ Fix it: y\n```", [], ""],
])("renders %j with the callouts %j", async (content, callouts, part) => {
  const html = await render(content);
  const found = [...html.matchAll(/"callout callout-(\w+)"/g)].map(([, kind]) => kind);
  expect(found).toEqual(callouts);
  expect(html).toContain(part);
});

test.each([
  "<script>alert(1)</script>",
  '<img src=x onerror="alert(1)">',
  "<iframe src=//evil.example></iframe>",
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](data:text/html,<script>alert(1)</script>)",
  "![x](javascript:alert(1))",
  '<a href="#" onclick="alert(1)">x</a>',
  "<style>*{display:none}</style>",
  '<div class="callout callout-fix" style="position:fixed">x</div>',
])("strips scripts and styles from %s on the page and in the feed", async (content) => {
  for (const html of [await render(content), await feed(content)]) {
    expect(html).not.toMatch(/<script|<iframe|<style|onerror|onclick|javascript:|data:|style=/i);
  }
});

test.each([
  [
    "makes a heading no larger than the title",
    "# Big",
    /^<h2 id="section-big"><a name="big"><\/a>Big<\/h2>$/,
  ],
  [
    "colours code in a known language",
    "```ts\nconst a = 1;\n```",
    /<span class="token-keyword">const<\/span>/,
  ],
  ["leaves code in an unknown language as it is", "```nonsense\n<b>\n```", /&#x3C;b>/],
  ["lets a table scroll", "| a |\n| - |\n| b |", /<div class="table-scroll" tabindex="0"/i],
  ["marks other sites' links", "[x](https://x.example)", /rel="nofollow noopener"/],
  ["marks other sites' links without a scheme", "[x](//x.example)", /rel="nofollow noopener"/],
  ["leaves our own links as they are", "[x](/contact)", /^(?!.*rel=)/],
])("a page %s", async (_rule, content, html) => {
  expect(await render(content)).toMatch(html);
});

test("links within a post resolve to headings, which keep their original ids as anchors", async () => {
  const html = await render(
    "[1](#setup) [2](#setup-1) [3](#größe--maß) [4](#%E6%97%A5%E6%9C%AC) [5](#Set_Up) [6](#old) [7](#gone)\n\n## Setup\n\n## Setup\n\n## Größe & Maß\n\n## 日本\n\n## Set up\n\n## New words {#old}",
  );
  const ids = [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id = ""]) => id);
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id = ""]) =>
    decodeURIComponent(id),
  );
  expect(targets).toEqual([...ids, "gone"]);
  expect(html).toContain('<h2 id="section-old"><a name="old"></a>New words</h2>');
});

test.each([
  [
    "<h2>Head</h2>\n<p>One <b>two</b></p>",
    /<h2 id="section-head">.*Head<\/h2>\n<p>One <strong>two/,
  ],
  [
    "a <b>*b*</b><br>c <kbd>d</kbd> <a href='/e'>e</a>",
    /a <strong><em>b<\/em><\/strong><br>\nc <code>d/,
  ],
  ["<ul>\n<li>\n\n**one**\n\n</li>\n</ul>", /<ul>\n<li>\n?<strong>one/],
  ["| a |\n| - |\n| two<br>words |", /<td>two<br>\nwords<\/td>/],
  [
    "- a <img src='/work/a.webp' alt='A'>\n\n> <h3>b</h3>",
    /<img src="\/work\/a.webp" alt="A".*<h3/s,
  ],
  [
    "<details><summary>More</summary>\n\n| a |\n| - |\n\n</details>",
    /More<\/strong><\/p>\n<div.*<table>/s,
  ],
  ["<form><p>\n\nWords[^1] ![p](/work/a.webp)\n\n</form>\n\n[^1]: Note", /Words.*<img.*Note/s],
  ["<table>\n<tr><td>\n\n- a\n- b\n\n</td></tr></table>", /<th>a<br>\nb<\/th>/],
  ["x <!-- unseen --> y", /^<p>x y<\/p>$/],
])("renders HTML that has a Markdown equivalent, case %#", async (content, html) => {
  expect(await render(content)).toMatch(html);
});

test("tables and code are labelled regions with unique names", async () => {
  const html = await render("| a |\n| -: |\n| b |\n\n```\none\n```\n\n    two\n\n| c |\n| - |");
  expect(
    [...html.matchAll(/tabindex="0" role="region" aria-label="([^"]+)"/g)].map(([, name]) => name),
  ).toEqual([...["Table", "Code", "Code 2", "Table 2"]]);
  expect(html).toContain('<td align="right">b</td>');
});

test.each([
  ["![A bird](/work/bird.webp)", '<img src="/work/bird.webp" alt="A bird" loading="lazy">'],
  ["![A bird](https://x.example/b.png)", `${linkTo("https://x.example/b.png")}A bird</a>`],
  ["![](http://x.example/b.png)", `${linkTo("http://x.example/b.png")}http://x.example/b.png</a>`],
  ["![A bird](//x.example/b.png)", `${linkTo("//x.example/b.png")}A bird</a>`],
  ["![A bird][b]\n\n[b]: https://x.example/b", ">A bird</a>"],
  ["[*![A bird](https://x.example/b.png)*](/work)", '<a href="/work"><em>A bird</em></a>'],
])("shows the picture %j if it is ours, and links to it otherwise", async (content, html) => {
  const page = await render(content);
  expect(page).toContain(html);
  expect(page).not.toMatch(/<img[^>]*src="(\w+:|\/\/)/i);
});

const media = "/media/0b8a3f0e-6f5c-8d09-8a63-0c5a2f2f3f11";
const files = (format: string) =>
  [720, 1000].map((width) => `${media}/${width}.${format} ${width}w`).join(", ");

test("a library picture has its size, sources and blur, and an absolute URL in feeds", async () => {
  const path = `${media}/1000x600-${"A-_0".repeat(8)}.webp`;
  const html = await render(`![A bird](${path})`);
  expect(html).toContain(`<picture><source type="image/avif" srcset="${files("avif")}" sizes="`);
  expect(html).toContain(
    `<img src="${path}" alt="A bird" loading="lazy" srcset="${files("webp")}"`,
  );
  expect(html).toContain('width="1000" height="600" decoding="async" class="blur-up"');
  expect(html).toMatch(/style="background-image:url\(data:image\/bmp;base64,[\w+/]{104}\)"/);
  expect(await feed(`![A bird](${path})`)).toContain(`<img src="https://site.example${path}"`);
});

test("an animation shows a still image to readers who prefer reduced motion", async () => {
  const path = `${media}/1000x600-animated.webp`;
  expect(await render(`![A bird](${path})`)).toContain(
    `<picture><source type="image/webp" srcset="${path}" media="(prefers-reduced-motion: no-preference)"><source type="image/avif" srcset="${files("avif")}"`,
  );
});

test("omits a picture that is still being uploaded", async () => {
  expect(await render("A ![Uploading a.png...]() b")).toBe("<p>A  b</p>");
});

test.each([
  ["[a](/contact)", 'href="https://site.example/contact"'],
  ["[b](#part)", 'href="https://site.example/blog/forms#part"'],
  ["[c](../portfolio)", 'href="https://site.example/portfolio"'],
  ["![d](/work/x.webp)", 'src="https://site.example/work/x.webp"'],
  ["1. Slow.", "<li>Slow.</li>"],
  ["Fix it: **less**.", "Fix it: <strong>less</strong>."],
  ["```ts\nconst a = 1 < 2;\n```", "const a = 1 &#x3C; 2;"],
])("the feed renders %j as %s", async (content, html) => {
  expect(await feed(content)).toContain(html);
});

test.each([
  ["## Head\n\n**Bold** and [link](/x), `code`.", "Head Bold and link, code."],
  ["a".repeat(151), `${"a".repeat(150)}…`],
  ["a".repeat(150), "a".repeat(150)],
  ["🐦".repeat(200), `${"🐦".repeat(150)}…`],
  ["```ts\nconst a = 1;\n```\n\nThe words.", "The words."],
  ["```ts\nconst a = 1;\nunclosed", "const a = 1; unclosed"],
  ["<p>First</p><p>second</p>\n\n<!-- x -->\n\n## Own {#id}\n\na <b>c</b>", "First second Own a c"],
  ["  \n", "No content available"],
])("an excerpt is plain text of at most 150 characters, case %#", (content, excerpt) => {
  expect(excerptOf(content)).toBe(excerpt);
});

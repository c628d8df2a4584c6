import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { excerptOf } from "@/lib/markdown/excerpt";
import { feedHtml } from "@/lib/markdown/feed-html";
import { renderMarkdown } from "@/lib/markdown/render";

const render = async (content: string) => renderToStaticMarkup(await renderMarkdown(content));
const feed = (content: string) => feedHtml(content, "https://site.example/blog/forms");

test("a block that starts with Fix it: is green, with its Markdown rendered", async () => {
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
])("the callouts of %j are %j", async (content, callouts, part) => {
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
])("%s leaves nothing that runs or restyles, on the page or in the feed", async (content) => {
  for (const html of [await render(content), await feed(content)]) {
    expect(html).not.toMatch(/<script|<iframe|<style|onerror|onclick|javascript:|data:|style=/i);
  }
});

test.each([
  ["makes a heading no larger than the title", "# Big", /^<h2>Big<\/h2>$/],
  ["colours code in a known language", "```ts\nconst a = 1;\n```", /var\(--code-token-keyword\)/],
  ["leaves code in an unknown language as it is", "```nonsense\n<b>\n```", /&lt;b&gt;/],
  ["lets a table scroll", "| a |\n| - |\n| b |", /<div class="table-scroll" tabindex="0"/i],
  ["marks other sites' links", "[x](https://x.example)", /rel="nofollow noopener"/],
  ["leaves our own links as they are", "[x](/contact)", /^(?!.*rel=)/],
])("a page %s", async (_rule, content, html) => {
  expect(await render(content)).toMatch(html);
});

test("the feed has full urls", async () => {
  const html = await feed("[a](/contact) [b](#part) [c](../portfolio) ![d](/work/x.webp)");
  expect(html).toContain('href="https://site.example/contact"');
  expect(html).toContain('href="https://site.example/blog/forms#part"');
  expect(html).toContain('href="https://site.example/portfolio"');
  expect(html).toContain('src="https://site.example/work/x.webp"');
});

test("the feed has the same Markdown, callouts and code included", async () => {
  const html = await feed("1. Slow.\n\nFix it: **less**.\n\n```ts\nconst a = 1 < 2;\n```");
  expect(html).toContain("<li>Slow.</li>");
  expect(html).toContain("Fix it: <strong>less</strong>.");
  expect(html).toContain("const a = 1 &#x3C; 2;");
});

test.each([
  ["## Head\n\n**Bold** and [link](/x), `code`.", "Head Bold and link, code."],
  ["a".repeat(151), `${"a".repeat(150)}…`],
  ["a".repeat(150), "a".repeat(150)],
  ["🐦".repeat(200), `${"🐦".repeat(150)}…`],
  ["  \n", "No content available"],
])("an excerpt is plain text of 150 characters at most, case %#", (content, excerpt) => {
  expect(excerptOf(content)).toBe(excerpt);
});

import { expect, test } from "vitest";
import { articleOf } from "@/lib/markdown/article";
import { excerptOf } from "@/lib/markdown/excerpt";
import { feedHtmlOf } from "@/lib/markdown/feed-html";

const render = async (content: string) => (await articleOf(content)).html;

test.each([
  ["note", "Note"],
  ["tip", "Tip"],
  ["important", "Important"],
  ["warning", "Warning"],
  ["caution", "Caution"],
])("renders a quote that begins with [!%s] as a callout titled %s", async (name, title) => {
  for (const written of [name, name.toUpperCase()]) {
    expect(await render(`> [!${written}]\n> Some **text**.\n>\n> - More`)).toBe(
      `<div class="callout callout-${name}">\n<p><strong>${title}</strong></p>\n<p>Some <strong>text</strong>.</p>\n<ul>\n<li>More</li>\n</ul>\n</div>`,
    );
  }
});

test.each([
  ["> [!NOTE]  \n> Text", "<p><strong>Note</strong></p>\n<p>Text</p>"],
  ["> [!NOTE]\n> **Bold** first", "<p><strong>Bold</strong> first</p>"],
  ["> [!NOTE]\n>\n> Text", "<p><strong>Note</strong></p>\n<p>Text</p>"],
  ["> [!WARNING]\n> ⚠ Text", '<div class="callout callout-warning">'],
  ["\uFEFF> [!TIP]\n> Text", '<div class="callout callout-tip">'],
])("renders the callout %j with %s", async (content, part) => {
  expect(await render(content)).toContain(part);
});

test.each([
  "> [!NOTE]",
  "> [!NOTE] Text behind it",
  "> [!NOTE] **Text** behind it",
  "> [!OTHER]\n> Text",
  "> Text\n> [!NOTE]",
  "> \\[!NOTE]\n> Text",
  "[!NOTE]\nText",
])("does not render %j as a callout", async (content) => {
  expect(await render(content)).not.toContain("callout");
});

test.each([
  ["1\\. A line", "<p>1. A line</p>"],
  ["**1\\. A line**", "<p><strong>1. A line</strong></p>"],
  ["Fix it\\: a line", "<p>Fix it: a line</p>"],
  ["Mind &#9888; the step", "<p>Mind ⚠ the step</p>"],
  ["> Mind &#x26A0; the step", "<blockquote>\n<p>Mind ⚠ the step</p>\n</blockquote>"],
  ["1) One\n2) Two", "<ol>\n<li>One</li>\n<li>Two</li>\n</ol>"],
  ["3) Three\n\n4) Four", '<ol start="3">'],
])("does not turn %j into an automatic callout", async (content, part) => {
  const html = await render(content);
  expect(html).toContain(part);
  expect(html).not.toContain("callout");
});

test.each(["1. A line", "1.5 million", "Fix it: a line", "Mind ⚠ the step", "1) ⚠ One"])(
  "still renders %j as an automatic callout",
  async (content) => {
    expect(await render(content)).toContain("callout");
  },
);

test("a feed shows a callout's title, and an excerpt omits it", async () => {
  const content = "> [!TIP]\n> Ask for *less*.\n\nThe words.";
  const feed = await feedHtmlOf(content, "https://site.example/blog/a");
  expect(feed).toContain("<p><strong>Tip</strong></p>\n<p>Ask for <em>less</em>.</p>");
  expect(excerptOf(content)).toBe("Ask for less. The words.");
});

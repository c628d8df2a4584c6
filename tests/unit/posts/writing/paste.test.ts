import { beforeAll, expect, test } from "vitest";
import { htmlToMarkdown } from "@/components/admin/posts/editor/paste/html-to-markdown";
import { removeNewApis } from "@/e2e/support/remove-new-apis";

beforeAll(removeNewApis);

const paste = (html: string) => {
  let pictures = 0;
  return htmlToMarkdown(html, () => `upload:${pictures++}`);
};
const textOf = (html: string) => paste(html).markdown;

test("converts rich text to the Markdown that the toolbar writes", () => {
  const html = `<h2>Head</h2><p>Some <b>bold</b>, <i>italic</i> and <code>code</code>,
    <a href="https://example.org/a">a link</a>.</p>
    <ul><li>One</li><li>Two</li></ul><ol><li>First</li><li>Second</li></ol>
    <blockquote><p>Said</p></blockquote><pre><code>let a;</code></pre>
    <table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>`;
  expect(textOf(html)).toBe(`## Head

Some **bold**, _italic_ and \`code\`, [a link](https://example.org/a).

- One
- Two

1) First
2) Second

> Said

\`\`\`
let a;
\`\`\`

| A | B |
| - | - |
| 1 | 2 |`);
});

test("reads Google Docs formatting from inline styles", () => {
  const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid"><p>
    <span style="font-weight:700">Bold</span><span style="font-style:italic">slanted</span>
    <span style="font-weight:400">plain</span></p></b>`;
  expect(textOf(html)).toBe("**Bold**_slanted_ plain");
});

test("nests a list that Google Docs puts directly inside a list under the previous item", () => {
  const items = "<li><p>One</p></li><ul><li><p>One a</p></li></ul><li><p>Two</p></li>";
  expect(textOf(`<ul>${items}</ul>`)).toBe("- One\n  - One a\n- Two");
  expect(textOf(`<ol>${items}</ol>`)).toBe("1) One\n   - One a\n2) Two");
  expect(textOf("<ul><ul><li>Deep</li></ul><li>Two</li></ul>")).toBe("- Deep\n- Two");
  expect(textOf("<ul><li><p>One</p><p>More</p></li><li>Two</li></ul>")).toContain("One\n\n  More");
});

/** A list item as Word writes it. */
const wordItem = (level: number, mark: string, text: string) =>
  `<p class="MsoListParagraphCxSpMiddle" style="text-indent:-18pt;mso-list:l0 level${level} lfo1">
  <![if !supportLists]><span lang=EN><span style="mso-list:Ignore">${mark}<span
  style="font:7.0pt Times">&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n\n`;

test("converts Word's list paragraphs to lists", () => {
  const bullets = [1, 2, 3, 1].map((level, index) =>
    wordItem(level, "·o§·"[index] ?? "", `P${index}`),
  );
  expect(textOf(bullets.join(""))).toBe("- P0\n  - P1\n    - P2\n- P3");
  const numbers =
    wordItem(1, "1.", "<b>First</b>") + wordItem(2, "a)", "Sub") + wordItem(1, "2.", "Second");
  expect(textOf(`<p>Before</p>${numbers}<p>After</p>`)).toBe(
    "Before\n\n1) **First**\n   1) Sub\n2) Second\n\nAfter",
  );
  expect(textOf(`${wordItem(1, "3.", "Third")}<h2>Head</h2>${wordItem(2, "·", "Deep")}`)).toBe(
    "3) Third\n\n## Head\n\n- Deep",
  );
});

test("converts Word and Outlook lists whose markers have no list style", () => {
  const item = (mark: string, text: string, list = "mso-list:l0 level1 lfo1") =>
    `<p class=MsoListParagraphCxSpFirst style="text-indent:-18.0pt;${list}">${mark}${text}<o:p></o:p></p>`;
  const word = (mark: string) =>
    `<![if !supportLists]><span style="font-family:Symbol"><span>${mark}<span style="font:7.0pt Times">&nbsp; </span></span></span><![endif]>`;
  const outlook = (mark: string) =>
    `<!--[if !supportLists]--><span>${mark}<span>&nbsp; </span></span><!--[endif]-->`;
  const list = [
    item(word("·"), "First"),
    item(outlook("·"), "Second"),
    item("§<span>&nbsp; </span>", "Third", ""),
    item(word("1."), "One", "mso-list:l1 level1 lfo2"),
  ];
  expect(textOf(list.join("\n"))).toBe("- First\n- Second\n- Third\n\n1) One");
});

test("keeps combined Google Docs styles and strikethrough", () => {
  const html = `<b style="font-weight:normal"><p><span style="text-decoration:line-through;">old price</span>
    <span style="font-weight:700;font-style:italic">both</span></p></b>`;
  expect(textOf(html)).toBe("~~old price~~ _**both**_");
});

test("makes a headerless table's first row its header, and unlinks Word's footnotes", () => {
  const row = (...cells: string[]) =>
    `<tr>${cells.map((cell) => `<td><p>${cell}</p></td>`).join("")}</tr>`;
  expect(textOf(`<table><tbody>${row("A", "B")}${row("1", "2")}</tbody></table>`)).toBe(
    "| A | B |\n| - | - |\n| 1 | 2 |",
  );
  expect(
    textOf('<p>Said<a href="#_ftn1"><sup>[1]</sup></a> and<a href="#_edn2">[ii]</a>.</p>'),
  ).toBe("Said\\[1] and\\[ii].");
});

test("drops scripts, hidden content and tracking pixels", () => {
  const html = `<p onclick="alert(1)">Text<script>alert(1)</script><style>p{}</style>
    <img src="https://spy.example/open.gif" width="1" height="1">
    <img src="https://spy.example/open.png" style="width:1px;height:1px">
    <iframe src="https://spy.example/"></iframe><span style="display:none">hidden</span><!-- note -->
    <a href="javascript:alert(1)">here</a> <a href=" data:text/html,hi">there</a></p>
    <svg onload="alert(1)"><text>drawn</text></svg>`;
  const { markdown, dropped } = paste(html);
  expect(markdown).toBe("Text here there");
  expect(dropped).toBe(0);
});

test("extracts embedded pictures and drops those that cannot be loaded", () => {
  const large = "A".repeat(10_000_000);
  const html = `<p>One <img src="data:image/png;base64,${large}" alt="x"> two</p>
    <img src="data:image/svg+xml;base64,PHN2Zz4="><img src="data:image/png,plain">
    <img src="file:///C:/me.png"><img src="blob:https://docs.example/1">
    <img src="https://example.org/far.png" alt="Far">`;
  const { markdown, embedded, dropped } = paste(html);
  expect(markdown).toBe("One ![x](upload:0) two\n\n![Far](https://example.org/far.png)");
  expect(embedded.map(({ type, data }) => [type, data.length])).toEqual([
    ["image/png", 10_000_000],
  ]);
  expect(dropped).toBe(4);
});

test("escapes HTML and Markdown in text, and numbers that would start a callout", () => {
  expect(textOf("<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>")).toBe(
    "\\<script>alert(1)\\</script>",
  );
  expect(textOf("<p>1. One</p>")).toBe("1\\. One");
  expect(textOf("<p>a *star* and [this](there)</p>")).toBe("a \\*star\\* and \\[this]\\(there)");
});

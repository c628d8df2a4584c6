import { expect, test } from "vitest";
import { markdownOfHtml } from "@/components/admin/posts/editor/paste/markdown-of-html";

const paste = (html: string) => markdownOfHtml(html, (index) => `![Uploading ${index}...]()`);
const textOf = (html: string) => paste(html).markdown;

test("rich text becomes the Markdown that the toolbar writes", () => {
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

test("what Google Docs wraps and marks is read by its style", () => {
  const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid"><p>
    <span style="font-weight:700">Bold</span><span style="font-style:italic">slanted</span>
    <span style="font-weight:400">plain</span></p></b>`;
  expect(textOf(html)).toBe("**Bold**_slanted_ plain");
});

test("what runs, hides or counts readers is left out", () => {
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

test("pictures in the HTML itself are handed on, wherever they stand, and none stays as data", () => {
  const large = "A".repeat(10_000_000);
  const html = `<p>One <img src="data:image/png;base64,${large}" alt="x"> two</p>
    <img src="data:image/svg+xml;base64,PHN2Zz4="><img src="data:image/png,plain">
    <img src="file:///C:/me.png"><img src="blob:https://docs.example/1">
    <img src="https://example.org/far.png" alt="Far">`;
  const { markdown, embedded, dropped } = paste(html);
  expect(markdown).toBe("One ![Uploading 0...]() two\n\n![Far](https://example.org/far.png)");
  expect(embedded.map(({ type, data }) => [type, data.length])).toEqual([
    ["image/png", 10_000_000],
  ]);
  expect(dropped).toBe(4);
});

test("HTML that stands in a text as words stays words, and a numbered paragraph makes no callout", () => {
  expect(textOf("<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>")).toBe(
    "\\<script>alert(1)\\</script>",
  );
  expect(textOf("<p>1. One</p>")).toBe("1\\. One");
  expect(textOf("<p>a *star* and [this](there)</p>")).toBe("a \\*star\\* and \\[this]\\(there)");
});

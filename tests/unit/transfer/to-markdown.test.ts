import { expect, test } from "vitest";
import type { Notes } from "@/lib/markdown/from-html/notes";
import { noteLines } from "@/lib/markdown/from-html/notes";
import { expandShortcodes, type Library } from "@/lib/transfer/html/shortcodes";
import { htmlToMarkdown } from "@/lib/transfer/html/to-markdown";
import { cpuMs } from "@/tests/unit/cpu-time";

const baseUrl = "https://old.example/2020/01/post/";
const sea = { url: "https://old.example/sea.jpg", alt: 'The "sea"', caption: "At <em>dawn</em>" };
const library: Library = {
  attachment: (id) => (id === "7" ? sea : undefined),
  ofPost: [sea],
};

function convert(html: string, isClassic = false) {
  const notes: Notes = new Map();
  const expanded = expandShortcodes(html, library, notes);
  const markdown = htmlToMarkdown(expanded, { baseUrl, isClassic, notes });
  return { markdown: markdown.trim(), notes: noteLines(notes) };
}

test.each<[string, string, string]>([
  [
    "blocks",
    '<!-- wp:heading --><h2 class="x">Plan</h2><!-- /wp:heading -->\n<!-- wp:list --><ul><li>One</li><li>Two <strong>bold</strong></li></ul><!-- /wp:list -->',
    "## Plan\n\n- One\n- Two **bold**",
  ],
  // Numbered with "1.", it would become a callout.
  ["a numbered list", "<ol><li>One</li><li>Two</li></ol>", "1) One\n2) Two"],
  [
    "an embed",
    '<!-- wp:embed {"url":"https://youtu.be/abc"} --><figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/abc\n</div><figcaption>Watch</figcaption></figure><!-- /wp:embed -->',
    "<https://youtu.be/abc>\n\nWatch",
  ],
  [
    "a bookmark of Ghost",
    '<!--kg-card-begin: bookmark--><figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://a.example/x"><div>Title</div><img src="https://a.example/i.png"></a></figure>',
    "<https://a.example/x>",
  ],
  [
    "a player",
    '<iframe src="https://www.youtube.com/embed/abc?x=1"></iframe>',
    "<https://www.youtube.com/watch?v=abc>",
  ],
  [
    "a path",
    '<p><a href="../other/">there</a> <a href="#note">here</a></p>',
    "[there](https://old.example/2020/01/other/) [here](#note)",
  ],
  [
    "a picture that a script shows",
    '<img src="data:image/gif;base64,R0" data-src="/a.jpg" alt="A">',
    "![A](https://old.example/a.jpg)",
  ],
  [
    "a table",
    "<table><tr><th>A</th><th>B</th></tr><tr><td>1</td><td>2|3</td></tr></table>",
    "| A | B    |\n| - | ---- |\n| 1 | 2\\|3 |",
  ],
  [
    "a picture behind a cover",
    `<div class="wp-block-cover" style="color:red;background-image:url('/bg.jpg')"><div><p>On it</p></div></div>`,
    "![](https://old.example/bg.jpg)\n\nOn it",
  ],
  [
    "raised and lowered signs",
    '<p>x<sup>2</sup>, 10<sup>−3</sup>, H<sub>2</sub>O <sup><a href="#1">1</a></sup></p>',
    "x², 10⁻³, H₂O [¹](#1)",
  ],
  [
    "code",
    "<pre><code class='language-php'>&lt;?php [gallery]\n</code></pre>",
    "```php\n<?php [gallery]\n```",
  ],
  [
    "footnotes of plugins",
    "<p>A[efn_note]B <em>c</em>[/efn_note] and [ref]D[/ref]. <code>[ref]E[/ref]</code></p>",
    "A[^1] and [^2]. `[ref]E[/ref]`\n\n[^1]: B *c*\n\n[^2]: D",
  ],
  [
    "code with a language in its settings",
    '<!-- wp:syntaxhighlighter/code {"language":"js"} -->\n<pre class="x">a &lt; b</pre>\n<!-- /wp:syntaxhighlighter/code -->',
    "```js\na < b\n```",
  ],
  [
    "a picture within the text",
    '<p><img src="data:image/png;base64,iVBORw0KGgo=" alt="A"></p>',
    "![A](data:image/png;base64,iVBORw0KGgo=)",
  ],
  [
    "a picture without a width",
    '<img src="/a.jpg" width="" height="" alt="A">',
    "![A](https://old.example/a.jpg)",
  ],
])("converts %s", (_what, html, markdown) => {
  expect(convert(html).markdown).toBe(markdown);
});

test("converts classic editor lines to paragraphs and line breaks", () => {
  const html =
    'First <em>line</em>\n<ruby>字<rp>(</rp><rt>zi</rt></ruby> <acronym>A</acronym>\n\n<h2>Head</h2>\nAfter\n<ul>\n<li>One</li>\n</ul>\n\nhttps://vimeo.com/1\n\n[caption id="x" align="left"]<img src="/a.jpg" alt="A" /> A <em>caption</em>[/caption]\n\nEnd';
  expect(convert(html, true)).toEqual({
    markdown:
      "First *line*\\\n字(zi) A\n\n## Head\n\nAfter\n\n- One\n\n<https://vimeo.com/1>\n\n![A](https://old.example/a.jpg)\n\nA *caption*\n\nEnd",
    notes: [],
  });
});

test("converts galleries to pictures and leaves other shortcodes as text", () => {
  const { markdown, notes } = convert(
    '[gallery ids="7,8"]\n\n[gallery]\n\n[box a="[x]"][caption]nested[/caption][/box] [/nothing]',
    true,
  );
  const picture = '![The "sea"](https://old.example/sea.jpg)\n\nAt *dawn*';
  expect(markdown).toContain(`${picture}\n\n${picture}`);
  expect(markdown).toContain("nested");
  expect(notes).toEqual([
    "A gallery image is not in the export",
    "A gallery became single images (2 times)",
    "Shortcode [box] was kept as text",
    "Shortcode [nothing] was kept as text",
  ]);
});

test.each([
  [
    "a language",
    '[sourcecode language="python"]\ndef a():\n    b[0] = "x"\n\n    return [done]\n[/sourcecode]',
    '```python\ndef a():\n    b[0] = "x"\n\n    return [done]\n```',
  ],
  [
    "entities",
    '[code lang="html"]\n&lt;ul&gt;\n  &lt;li&gt;&amp;copy=1\n[/code]',
    "```html\n<ul>\n  <li>&copy=1\n```",
  ],
  [
    "tags as they are",
    "[CODE firstline=3]\n<b>a && b &copy=1</b>\n<pre>[/code]",
    "```\n<b>a && b &copy=1</b>\n<pre>\n```",
  ],
  ["a bare language", "[code='css']\na { b: c }\n[/code]", "```css\na { b: c }\n```"],
  ["a language as name", "[php]\necho '[gallery]';\n[/php]", "```php\necho '[gallery]';\n```"],
  ["an alias as name", "[as3]\nvar a:V.<int>;\n[/as3]", "```as3\nvar a:V.<int>;\n```"],
  ["a plugin's name", '[crayon lang="php"]\n<?= 1 ?>\n[/crayon]', "```php\n<?= 1 ?>\n```"],
  ["CodeColorer", "[ccnLe_php]\nx();\ny();\n[/ccnLe_php]", "```php\nx();\ny();\n```"],
  ["one line", "Use [code]a < b[/code] here.", "Use `a < b` here."],
  ["a fence within", "[code lang=md]\n```\nx\n```\n[/code]", "````md\n```\nx\n```\n````"],
  [
    "no end",
    "The [code] word, <code>[code]</code>, [sql]x\ny[/sql]",
    "The \\[code] word, `[code]`,\n\n```sql\nx\ny\n```",
  ],
])("preserves the formatting of [code] with %s", (_what, html, markdown) => {
  expect(convert(`Before.\n\n${html}\n\nAfter.`, true).markdown).toBe(
    `Before.\n\n${markdown}\n\nAfter.`,
  );
});

test("does not treat words in brackets as shortcodes, and unescapes doubled brackets", () => {
  expect(
    convert("It [sic] was [Note from us: new] [[gallery]] [[Place]]\n\n[[gallery ids='7']]", true),
  ).toEqual({
    markdown:
      "It \\[sic] was \\[Note from us: new] \\[gallery] \\[\\[Place]]\n\n\\[gallery ids='7']",
    notes: [],
  });
  const { notes } = convert("[form id=1] [contact-form] [map https://a.example/1] [Box]x[/box]");
  expect(notes.map((line) => /\[.*\]/.exec(line)?.[0])).toEqual([
    ...["[form]", "[contact-form]", "[map]", "[box]"],
  ]);
});

test("drops scripts and tracking pixels, and notes each of them", () => {
  const { markdown, notes } = convert(
    `<p onclick="x()">Text <a href="javascript:alert(1)">press</a> <a href=" data:text/html,x">me</a></p>
     <script>alert(1)</script><style>p{}</style><form><input></form><svg><script>1</script></svg>
     <img src="https://count.example/p.gif" width="1" height="1"><img src="x.gif" style="display: none">
     <img src="javascript:alert(1)"><object data="x"></object><iframe src="javascript:1"></iframe>
     <!-- wp:latest-posts {"a":1} /--><video src="/a.mp4"></video><audio src="/a.mp3"></audio>`,
  );
  expect(markdown).toBe(
    "Text press me\n\n<https://old.example/a.mp4>\n\n<https://old.example/a.mp3>",
  );
  expect(notes).toEqual([
    "A link without a usable URL became text (2 times)",
    "A <script> was left out",
    "A <style> was left out",
    "A <form> was left out",
    "A <svg> was left out",
    "A hidden image or tracking pixel was left out (2 times)",
    "An image without a usable URL was left out",
    "An <object> was left out",
    "An <iframe> was left out",
    "The block “latest-posts” has no text in the export",
    "A video file became a link",
    "An audio file became a link",
  ]);
});

test("notes text that loses its formatting or is left in block settings", () => {
  const { markdown, notes } = convert(
    `<p>e<sup>ix</sup> and y<sub>max</sub></p>
    <!-- wp:acf/testimonial {"name":"acf/testimonial","data":{"quote":"Good \\"work\\"","_quote":"field_1"}} /-->
     <!-- wp:social-link {"url":"https://social.example/us","service":"x"} /-->
     <!-- wp:archives {"order":"desc","className":"is-style-x wide"} /-->`,
  );
  expect(markdown).toBe("eix and ymax");
  expect(notes).toEqual([
    ...["A superscript became plain text", "A subscript became plain text"],
    "The block “acf/testimonial” keeps its text in settings, which are not imported",
    "The block “social-link” keeps its text in settings, which are not imported",
    "The block “archives” has no text in the export",
  ]);
});

test.each([
  ["deep", "<div>".repeat(100_000)],
  ["deep in quotes", "<blockquote><b>".repeat(300)],
  ["deep behind ends of what never began", "<div></b>".repeat(5_000)],
  ["deep in a drawing", `<svg>${"<td>".repeat(9_900)}`],
  [
    "of elements that begin again in each paragraph",
    `${"<b><i>".repeat(99)}${"<p>x".repeat(1_000)}`,
  ],
  ["long", "x".repeat(2_000_001)],
  ["long as Markdown", "x".repeat(200_001)],
  ["of too many elements", "<i>a</i>".repeat(10_001)],
])("rejects a text that is %s before it takes up memory", (_what, html) => {
  expect(() => convert(html)).toThrow(
    /^The text (is too long|is nested too deeply|has too many HTML elements)\.$/,
  );
});

test("does not count ordinary unclosed elements as deep nesting", () => {
  expect(
    convert(`<ul>${"<li>a".repeat(500)}</ul>${"<p>b<a name='x'>".repeat(300)}`).markdown,
  ).toMatch(/^- a\n/);
});

test("finds the end of code blocks in linear time", async () => {
  const html = "<pre>".repeat(200_000);
  expect(await cpuMs(() => expandShortcodes(html, library, new Map()))).toBeLessThan(2000);
});

test("limits the total output of galleries", () => {
  const html = `<pre></pre>${"[gallery]".repeat(1000)}`.repeat(100);
  expect(expandShortcodes(html, library, new Map()).length).toBeLessThan(3_000_000);
});

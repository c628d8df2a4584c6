import { expect, test } from "vitest";
import { htmlToMarkdown } from "@/components/admin/posts/editor/paste/html-to-markdown";
import { articleOf } from "@/lib/markdown/article";

const word = (style: string, text: string) =>
  `<p class=MsoListParagraph style='${style}'>${text}<o:p></o:p></p>`;
const item = (list: string, mark: string, text: string) =>
  word(`mso-list:${list} level1 lfo1`, `<span style='mso-list:Ignore'>${mark}</span>${text}`);

test.each([
  ["Word's bold", "<b style='mso-bidi-font-weight:normal'>Bold </b>next", "**Bold** next"],
  [
    "Word's settings",
    `<!--[if gte mso 9]><xml>${"<w:Exception/>".repeat(300)}</xml><![endif]--><p><b>Bold</b></p>`,
    "**Bold**",
  ],
  ["Word's quotes", "<p class=MsoIntenseQuote>Said <b>so</b></p><p>x</p>", "> Said **so**\n\nx"],
  ["Outlook's bold", '<span style="FONT-WEIGHT: bold">Bold</span>', "**Bold**"],
  ["a right-to-left weight", "<span style='mso-bidi-font-weight:bold'>x</span>", "x"],
  ["spaces in formatting", "a<b> bold</b><i> both </i>c", "a **bold** _both_ c"],
  ["breaks in formatting", "<p><b>Trail<br></b>after</p>", "**Trail**\\\nafter"],
  ["breaks at the end", "<h2><b>Title<br></b></h2><p>x<br></p>", "## **Title**\n\nx"],
  [
    "two breaks in a row",
    "<p>One<br><br>Two<br>three<br></p><ul><li>A<br> <br>B</li></ul>",
    "One\n\nTwo\\\nthree\n\n- A\n\n  B",
  ],
  ["Ghost's bold", "<p>a <b><strong>b <em>c</em></strong></b></p>", "a **b _c_**"],
  ["adjacent formatting", "<b>Bo</b><b>ld</b>", "**Bold**"],
  ["formatting around blocks", "<b><p>One</p><p>Two</p></b>", "**One**\n\n**Two**"],
  ["list items with text", "<ul><li><b>T</b><p>Words</p></li></ul>", "- **T**\n\n  Words"],
  ["a list split by breaks", "<ol><li>A</li></ol><br><ol start=2><li>B</li></ol>", "1) A\n2) B"],
  [
    "Evernote's levels",
    "<ul><li>A</li><li style='list-style: none'><ul><li>B</li></ul></li><li>C</li></ul>",
    "- A\n  - B\n- C",
  ],
  ["two lists", "<ol><li>A</li></ol><ol><li>B</li></ol>", "1) A\n\n<!-- -->\n\n1) B"],
  [
    "Slack's levels",
    '<ul data-indent="0"><li>A</li></ul><ul data-indent="1"><li>B</li></ul><ul data-indent="0"><li>C</li></ul>',
    "- A\n  - B\n- C",
  ],
  [
    "Word Online's levels",
    '<div class="ListContainerWrapper x"><ul><li data-aria-level="1"><p>A</p></li></ul></div><div class="ListContainerWrapper x"><ul><li data-aria-level="2"><p>B</p></li></ul></div>',
    "- A\n  - B",
  ],
  [
    "tasks",
    "<ul><li><input type=checkbox checked> Done</li><li><input type=checkbox> Open</li></ul>",
    "- [x] Done\n- [ ] Open",
  ],
  ["Notion's tasks", "<ul><li>[x]  Done</li><li>[ ]  Open</li></ul>", "- [x] Done\n- [ ] Open"],
  [
    "Google Docs' tasks",
    '<ul><li role="checkbox" aria-checked="true"><img src="data:image/png;base64,AA" alt="checked"><p>Done</p></li></ul>',
    "- [x] Done",
  ],
  ["list paragraphs without a mark", word("", "Note. This one."), "Note. This one."],
  [
    "initials after a number",
    item("l0", "1.", "A. Smith") + item("l0", "2.", "No"),
    "1) A. Smith\n2) No",
  ],
  [
    "a list that restarts",
    item("l0", "1.", "A") + item("l1", "1.", "B"),
    "1) A\n\n<!-- -->\n\n1) B",
  ],
  ["numbers without a dot", item("l0", "1", "A") + item("l0", "（2）", "B"), "1) A\n2) B"],
  [
    "Word's comments",
    '<p>Text<a class=msocomanchor href="#_msocom_1">[A1]</a></p><div style="mso-element:comment-list">Said</div>',
    "Text",
  ],
  [
    "ChatGPT's code",
    '<pre><div>python</div><button>Copy</button><code class="language-python">x = 1</code></pre>',
    "```python\nx = 1\n```",
  ],
  [
    "ChatGPT's formulas",
    '<p>So <span class="katex"><span class="katex-mathml"><math><semantics><mi>E</mi><annotation encoding="application/x-tex">E = mc^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">E=mc2</span></span>.</p>',
    "So $E = mc^2$.",
  ],
  ["heading links", '<h2>Install<a href="#install"><svg></svg></a></h2>', "## Install"],
  [
    "links around headings",
    '<a href="https://e.example"><h3>Head</h3></a>',
    "### [Head](https://e.example/)",
  ],
  [
    "heading signs",
    '<h2 id="a">A<a href="#a">¶</a></h2><h2><a href="https://e.example/x#b">#</a>B</h2>',
    "## A\n\n## B",
  ],
  [
    "Slack's emoji and blank lines",
    '<div>A <img alt=":flag-de:" src="https://s.example/1f1e9-1f1ea@2x.png"><span data-stringify-type="paragraph-break"></span>B</div>',
    "A 🇩🇪\n\nB",
  ],
  ["emoji pictures", '<p>Hi <img alt="😀" src="https://s.example/1.svg"></p>', "Hi 😀"],
  [
    "lazy pictures",
    '<img src="data:image/gif;base64,AA" data-src="https://e.example/a.jpg" alt="A">',
    "![A](https://e.example/a.jpg)",
  ],
  [
    "pictures without a scheme",
    '<img src="//e.example/a.jpg" alt="A">',
    "![A](https://e.example/a.jpg)",
  ],
  [
    "Google's redirects",
    '<a href="https://www.google.com/url?q=https://e.example/a%3Fb&sa=D">x</a>',
    "[x](https://e.example/a?b)",
  ],
  [
    "Outlook's redirects",
    '<a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fe.example%2Fa&data=05">x</a>',
    "[x](https://e.example/a)",
  ],
  [
    "code in cells",
    "<table><tr><th>A</th></tr><tr><td><pre>x\ny</pre></td></tr></table>",
    "| A          |\n| ---------- |\n| `x`<br>`y` |",
  ],
  [
    "PHP",
    '<p>Use <code><?php the_title(); ?></code></p><pre><?= $a->b("<b>") ?>\nx</pre>',
    'Use `<?php the_title(); ?>`\n\n```\n<?= $a->b("<b>") ?>\nx\n```',
  ],
  ["Word's namespaces", '<p><?xml:namespace prefix = "o" /><o:p>Text</o:p></p>', "Text"],
  [
    "Google Docs' superscripts",
    'x<span style="vertical-align:super">2</span>, H<span style="vertical-align:sub">2</span>O',
    "x², H₂O",
  ],
  [
    "Word's second paragraphs of an item",
    item("l0", "1.", "A") + word("margin-left:1in", "More") + item("l0", "2.", "B"),
    "1) A\n\n   More\n\n2) B",
  ],
  [
    "no empty blocks",
    '<h2>&nbsp;</h2><p>x</p><h3 id="gap"><b> </b></h3><p>&nbsp;</p><p>y</p>',
    "x\n\ny",
  ],
  [
    "bold brackets in Chinese",
    "是我们的<b>《图形学》</b>的大作业",
    "是我们的《**图形学**》的大作业",
  ],
  [
    "bold quotes before letters",
    "<b>„fett“</b>er <b>Note: </b>x <b>“y”</b>",
    "**„fett**“er **Note:** x **“y”**",
  ],
  [
    "bold punctuation in words",
    "a<b>: b</b>, a<b>!</b>b, a<b> (b)</b>",
    "a: **b**, a!b, a **(b)**",
  ],
  ["bold beside emoji", "<b>(x)</b>😀", "**(x**)😀"],
  ["emphasis in words", "un<i>believ</i>able", "un*believ*able"],
  [
    "code with a cell of line numbers",
    '<table><tr><td class="gutter"><pre>1\n2</pre></td><td class="code"><pre>a\n  b</pre></td></tr></table>',
    "```\na\n  b\n```",
  ],
  [
    "GitHub's lines of code",
    '<table><tr><td class="blob-num"></td><td class="blob-code">a</td></tr><tr><td class="blob-num"></td><td class="blob-code">\n</td></tr><tr><td class="blob-num"></td><td class="blob-code">  b</td></tr></table>',
    "```\na\n\n  b\n```",
  ],
  ["line numbers in code", '<pre><span class="lineno">1 </span>a</pre>', "```\na\n```"],
  [
    "Hugo's line numbers",
    '<pre><span class="ln">1</span>a\n<span class="linenos">2</span>b</pre>',
    "```\na\nb\n```",
  ],
  [
    "a table with a gutter",
    '<table><tr><td class="gutter">A</td><td>B</td></tr></table>',
    "| A | B |\n| - | - |",
  ],
  [
    "the alignment of columns",
    '<table><tr><th>A</th><th data-align="center">B</th></tr><tr><td style="text-align:right">1</td><td>2</td></tr></table>',
    "|  A |  B  |\n| -: | :-: |\n|  1 |  2  |",
  ],
  [
    "Evernote's tasks",
    '<ul><li style="--en-checked:true;"><div>A</div></li><li style="--en-checked:false;"><div>B</div></li></ul>',
    "- [x] A\n- [ ] B",
  ],
  [
    "Evernote's code",
    '<div style="--en-codeblock:true;font-family: Monaco, monospace;"><div>a {</div><div>  b</div></div>',
    "```\na {\n  b\n```",
  ],
  ["OneNote's numbers", "<ol><li value=3>A</li><li>B</li></ol>", "3) A\n4) B"],
  [
    "VS Code's lines",
    '<div style="font-family:Menlo,monospace;white-space:pre"><div>a {</div><br><div>    <span>b</span> * c;</div></div>',
    "```\na {\n\n    b * c;\n```",
  ],
  [
    "code of GitHub",
    '<div class="highlight highlight-source-shell"><pre>npm <span>test</span></pre></div>',
    "```shell\nnpm test\n```",
  ],
  [
    "code of Jekyll",
    '<div class="language-ruby highlighter-rouge"><div class="highlight"><pre class="highlight"><code>x\n</code></pre></div></div>',
    "```ruby\nx\n```",
  ],
  [
    "Notion's tasks",
    '<ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span>a</span></li><li><div class="checkbox checkbox-off"></div> b</li></ul>',
    "- [x] a\n- [ ] b",
  ],
  ["headings of Wikipedia", '<h2>A</h2><span class="mw-editsection">[edit]</span>', "## A"],
  ["Word's numbers of headings", "<h2>1&nbsp;&nbsp;&nbsp; Why&nbsp;?</h2>", "## 1 Why\u00a0?"],
  ["invisible characters", "<p>co\u00adop\u200berate</p>", "cooperate"],
])("pastes %s", (_what, html, markdown) => {
  expect(htmlToMarkdown(html, () => "upload:1").markdown).toBe(markdown);
});

test("two numbered lists make no callout", async () => {
  const { markdown } = htmlToMarkdown("<ol><li>A</li></ol><ol><li>B</li></ol>", () => "");
  expect((await articleOf(markdown)).html).not.toContain("callout");
});

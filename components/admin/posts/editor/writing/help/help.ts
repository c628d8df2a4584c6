/** A Markdown example. A test checks that `html` is what the site renders. */
type Example = { name: string; source: string; html: string; note?: string };

export const examples: readonly Example[] = [
  {
    name: "Bold and italic",
    source: "**bold** and _italic_, ~~struck out~~",
    html: "<p><strong>bold</strong> and <em>italic</em>, <del>struck out</del></p>",
  },
  {
    name: "Heading",
    source: "## Heading\n\n### Subheading",
    html: '<h2 id="section-heading"><a name="heading"></a>Heading</h2>\n<h3 id="section-subheading"><a name="subheading"></a>Subheading</h3>',
  },
  {
    name: "Link",
    source: "See [our work](/portfolio).",
    html: '<p>See <a href="/portfolio">our work</a>.</p>',
  },
  {
    name: "Link card",
    source: "[Our work](/portfolio)",
    html: '<p class="link-card"><a href="/portfolio">Our work</a></p>',
    note: "A link alone in a paragraph.",
  },
  {
    name: "Quote",
    source: "> A quotation",
    html: "<blockquote>\n<p>A quotation</p>\n</blockquote>",
  },
  {
    name: "List",
    source: "- One\n- Two\n  - Nested",
    html: "<ul>\n<li>One</li>\n<li>Two\n<ul>\n<li>Nested</li>\n</ul>\n</li>\n</ul>",
  },
  {
    name: "Numbered list",
    source: "1) First\n2) Second",
    html: "<ol>\n<li>First</li>\n<li>Second</li>\n</ol>",
    note: "Use a bracket. A full stop makes a callout: see below.",
  },
  {
    name: "Task list",
    source: "- [x] Done\n- [ ] To do",
    html: '<ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" checked disabled aria-label="Done"> Done</li>\n<li class="task-list-item"><input type="checkbox" disabled aria-label="To do"> To do</li>\n</ul>',
  },
  {
    name: "Code",
    source: "Run `npm test`.\n\n```js\nconst a = 1;\n```",
    html: '<p>Run <code>npm test</code>.</p>\n<pre tabindex="0" role="region" aria-label="Code"><code class="language-js"><span class="token-keyword">const</span> <span class="token-constant">a</span> <span class="token-keyword">=</span> <span class="token-constant">1</span>;</code></pre>',
  },
  {
    name: "Table",
    source: "| Plan | Price |\n| --- | ---: |\n| Small | 10 |",
    html: '<div class="table-scroll" tabindex="0" role="region" aria-label="Table"><table>\n<thead>\n<tr>\n<th>Plan</th>\n<th align="right">Price</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>Small</td>\n<td align="right">10</td>\n</tr>\n</tbody>\n</table></div>',
  },
  {
    name: "Footnote",
    source: "A claim.[^1]\n\n[^1]: Its source.",
    html: '<p>A claim.<sup><a href="#user-content-fn-1" id="user-content-fnref-1" data-footnote-ref aria-describedby="footnote-label">1</a></sup></p>\n<section data-footnotes class="footnotes"><h2 class="sr-only" id="footnote-label">Footnotes</h2>\n<ol>\n<li id="user-content-fn-1">\n<p>Its source. <a href="#user-content-fnref-1" data-footnote-backref="" aria-label="Back to reference 1" class="data-footnote-backref">↩</a></p>\n</li>\n</ol>\n</section>',
  },
  { name: "Line", source: "Above\n\n---\n\nBelow", html: "<p>Above</p>\n<hr>\n<p>Below</p>" },
  {
    name: "Callout",
    source: "> [!TIP]\n> Also NOTE, IMPORTANT, WARNING and CAUTION.",
    html: '<div class="callout callout-tip">\n<p><strong>Tip</strong></p>\n<p>Also NOTE, IMPORTANT, WARNING and CAUTION.</p>\n</div>',
  },
  {
    name: "Problem callout",
    source: "1. A paragraph that starts with a number and a full stop\n\n⚠ One with a warning sign",
    html: '<div class="callout callout-problem">\n<ol>\n<li>A paragraph that starts with a number and a full stop</li>\n</ol>\n</div>\n<div class="callout callout-problem">\n<p>⚠ One with a warning sign</p>\n</div>',
    note: "A paragraph or list that starts with a number and a full stop, or contains ⚠ or 🚨.",
  },
  {
    name: "Fix callout",
    source: "Fix it: how to solve it",
    html: '<div class="callout callout-fix">\n<p>Fix it: how to solve it</p>\n</div>',
  },
  {
    name: "Avoid a callout",
    source: "1\\. Not a callout\n\n&#9888; Nor this\n\nFix it\\: nor this",
    html: "<p>1. Not a callout</p>\n<p>⚠ Nor this</p>\n<p>Fix it: nor this</p>",
    note: "Put a backslash before the full stop or colon, or write the sign as &#9888;.",
  },
];

import { expect, test } from "vitest";
import { htmlToMarkdown } from "@/components/admin/posts/editor/paste/html-to-markdown";

test.each([
  ["brush", '<pre class="brush: js; title: ; notranslate">x</pre>'],
  ["Crayon name", '<pre class="lang:js decode:true">x</pre>'],
  ["Prettify class", '<pre class="prettyprint lang-js">x</pre>'],
  ["Pandoc class", '<pre class="sourceCode js"><code>x</code></pre>'],
  ["Enlighter name", '<pre data-enlighter-language="js">x</pre>'],
  ["Shiki name", '<pre data-language="js"><code>x</code></pre>'],
  ["Medium name", '<pre data-code-block-lang="js">x</pre>'],
  ["Confluence brush", '<pre data-syntaxhighlighter-params="brush: js; gutter: true">x</pre>'],
  ["WP-Syntax name", '<pre lang="js" line="1">x</pre>'],
  ["class of a <pre>", '<pre class="language-js line-numbers"><code>x</code></pre>'],
])("reads a code block's language from its %s", (_what, html) => {
  expect(htmlToMarkdown(html, () => "").markdown).toBe("```js\nx\n```");
});

test("does not take the language of a block's words for that of its code", () => {
  expect(htmlToMarkdown('<pre lang="en">x</pre>', () => "").markdown).toBe("```\nx\n```");
});

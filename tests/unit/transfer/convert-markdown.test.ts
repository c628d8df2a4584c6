import { describe, expect, test } from "vitest";
import { articleOf } from "@/lib/markdown/article";
import { type Notes, noteLines } from "@/lib/markdown/from-html/notes";
import { convertMarkdown } from "@/lib/transfer/markdown/convert-markdown";

function convert(text: string) {
  const notes: Notes = new Map();
  const markdown = convertMarkdown(text, { isMdx: false, links: {}, notes }).trim();
  return { markdown, notes: noteLines(notes) };
}

test("keeps text without generator syntax or HTML byte for byte", () => {
  const text =
    "Head\n====\n\n*   a_b  \n*   __c__\n\n\n> [x]: <y>\n\n```html\n<b>{% x %} %%y%%</b>\n```\n\n`{{ z }}` <https://a.example> 1 < 2\n";
  expect(convertMarkdown(text, { isMdx: false, links: {}, notes: new Map() })).toBe(text);
});

describe("HTML in Markdown", () => {
  test.each([
    ["<p>First <b>words</b></p>\n<p>Last</p>", "First **words**\n\nLast"],
    ["A <b>bold.</b>Word and<br>a line", "A **bold**.Word and\\\na line"],
    [
      "*as it* was\n\n<h2 id='own'>Head</h2>\n\n*as it* was",
      "*as it* was\n\n## Head {#own}\n\n*as it* was",
    ],
    [
      "| a | b |\n| - | -: |\n| 1<br>2 | <ul><li>3</li><li>4</li></ul> |",
      "| a      |      b |\n| ------ | -----: |\n| 1<br>2 | 3<br>4 |",
    ],
    ["<div class='note'>\n\n- *one*\n\n</div>\n\nEnd", "- *one*\n\nEnd"],
    [
      "<details><summary>More</summary>\n\nHidden **text**.\n\n</details>",
      "**More**\n\nHidden **text**.",
    ],
    ["<blockquote>\n\nSaid *so*.\n\n</blockquote>", "> Said *so*."],
    ["<kbd>Ctrl</kbd>, H<sub>2</sub>O[^1]\n\n[^1]: n", "`Ctrl`, H₂O[^1]\n\n[^1]: n"],
    ["a <!-- unseen --> b", "a b"],
    ["<p>a</p>\r\n```\n<i>\n```\n<p>z</p>\n![b](c)", "a\n\n```\n<i>\n```\n\nz\n\n![b](c)"],
    [
      '<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe>',
      "<https://www.youtube.com/watch?v=abcdefghijk>",
    ],
    ['<iframe src="//player.vimeo.com/video/123456"></iframe>', "<https://vimeo.com/123456>"],
    ['<img src="a.png">\n*Hill*\n<hr>\n## Head', "![](a.png)\n\n*Hill*\n\n---\n\n## Head"],
    ["a\n<br>\n*b*", "a\\\n*b*"],
    // Notion
    ["<aside>\n💡 A **b**\n\n</aside>", "💡 A **b**"],
    ["<details>\n<summary>A</summary>\n- *b*\n</details>", "**A**\n\n- *b*"],
    [
      '<div markdown="1">\n**Note:** x\n</div>\n\n<figure markdown>\n- y\n</figure>',
      "**Note:** x\n\n- y",
    ],
  ])("converts %j", (text, markdown) => expect(convert(text).markdown).toBe(markdown));

  test("notes what is lost", () => {
    expect(convert("<form>x</form>\n\ne<sup>ix</sup> <a name='x'></a>").notes).toEqual([
      "A superscript became plain text",
      "The anchor “x” was left out",
      "A <form> was left out",
    ]);
  });
});

test.each([
  "1. One\n2. Two",
  "1. One\n\n   Text\n\n2. Two",
  "3.5 million",
  "**1. First**\n\nText",
  "<p>2. Two</p>",
])("numbers do not become callouts: %j", async (text) => {
  const { html } = await articleOf(convert(text).markdown);
  expect(html).not.toContain("callout");
  expect(html.replace(/<[^>]*>|\s/g, "")).toContain(text.replace(/<[^>]*>|\d\. |[\s*]/g, ""));
});

describe("syntax of site generators", () => {
  test.each([
    // kramdown
    [
      '## Head {#id .big}\n\nText\n{: .note}\n\n[a](/b){:target="_blank"}',
      "## Head {#id}\n\nText\n\n[a](/b)",
      "kramdown attributes were left out",
    ],
    [
      "* TOC\n{:toc}\n\n{::comment}unseen{:/comment}*[HTML]: Hyper\n\nTerm\n: Meaning",
      "**Term**\\\nMeaning",
      "A comment was left out",
    ],
    // Liquid and Hugo
    [
      "{% raw %}{{ a }}{% endraw %} {{ page.x }}{% if a %}b{% endif %}",
      "{{ a }} b",
      "Tag {% if %} was left out",
    ],
    [
      "{% highlight ruby linenos %}\nputs `%%`\n{% endhighlight %}",
      "```ruby\nputs `%%`\n```",
      undefined,
    ],
    [
      '{% include figure.html src="x.png" caption="A hill" %}',
      "![A hill](<x.png>)\n\nA hill",
      "Tag {% include %} became Markdown",
    ],
    [
      "{{< youtube abcdefghijk >}}\n{{< figure src='/a.jpg' alt='A' >}}{{% box %}}x{{% /box %}}",
      "<https://www.youtube.com/watch?v=abcdefghijk>\n\n![A](</a.jpg>)\n\nx",
      "Shortcode {{% box %}} was left out",
    ],
    ["Go {{ .Title }}", "Go {{ .Title }}", "{{ .Title }} was kept as text"],
    ["[TOC]\n$a_{{b}}$<%<>\n%><%\n\n%>", "$a_{{b}}$<%\n\n%>", "A template command was left out"],
    // Obsidian
    [
      "Seen %%never\n\nseen%% too\n\n%% nor this",
      "Seen  too",
      "A private note was left out (2 times)",
    ],
    ["> [!danger]- Do *not*\n> Text", "> [!CAUTION]\n>\n> **Do *not***\n>\n> Text", undefined],
    [
      "==marked== a == b ^block-1\n\n![[a b.png|A|90]] H~2~O x^2^\n\n| a |\n| - |\n| ![[b.png\\|9x9]] |",
      "*marked* a == b\n\n![A](<a b.png>) H₂O x²\n\n| a |\n| - |\n| ![](<b.png>) |",
      "A block ID was left out",
    ],
    // Docusaurus
    [":::tip[Do]\nText\n:::", "**Do**\n\nText", "A callout became plain paragraphs"],
  ])("rewrites %j", (text, markdown, note) => {
    const converted = convert(text);
    expect(converted.markdown.replace(/ +$/gm, "")).toBe(markdown);
    if (note) expect(converted.notes).toContain(note);
  });

  test.each([
    ["::: code-group\nText\n:::", "Text"],
    ["> [!tip] A\r\n> B\r\n\r\nC\r\n: D\r\n", "> [!TIP]\n>\n> **A**\n>\n> B\n\n**C**\\\nD"],
    ["`{% raw %}{{a}}{% endraw %}`", "`{{a}}`"],
    ["{% raw %}{{a_b_c}} <b>b</b> *c*{% endraw %}", "{{a_b_c}} **b** *c*"],
    ["~~~\n{% raw %}\n{{a}}\n{% endraw %}\n~~~", "~~~\n{{a}}\n~~~"],
    ["{% highlight c %}{% raw %}\n<b>\n{% endraw %}{% endhighlight %}", "```c\n<b>\n```"],
    ['{% image "./a.jpg", "At sea" %}', "![At sea](<./a.jpg>)"],
    ["{% asset_img a.jpg Two hills %}", "![Two hills](<a.jpg>)"],
    ['{% img left /a.png 300 200 "T" "Hill" %}', "![Hill](</a.png>)"],
    ["{% picture wide a.png class %}", "![](<a.png>)"],
    ['{{< tweet user="a" id="1234567" >}}', "<https://twitter.com/a/status/1234567>"],
    ["{% twitter https://x.com/a/status/1 %}", "<https://x.com/a/status/1>"],
    ['{{< details "More" >}}Text{{< /details >}}', "**More**\n\nText"],
    ['{{< tab "A" >}}B{{< /tab >}}{{< tab "C" >}}D{{< /tab >}}', "**A**\n\nB\n\n**C**\n\nD"],
    ['{{< link "https://a.example" "A b" >}}', "[A b](<https://a.example>)"],
    ['{{< code language="js" title="a" >}}\n*b*\n{{< /code >}}', "```js\n*b*\n```"],
    ['{% code title="a" %}\n```js\nb\n```\n{% endcode %}', "```js\nb\n```"],
    ['{% notice info "Note" %}Text{% endnotice %}', "**Note**\n\nText"],
    ['<A HREF="http://a.example">a</A> b<SUB>1</SUB>', "[a](http://a.example/) b₁"],
    ['{{< video src="a.mp4" >}}', "[a.mp4](<a.mp4>)"],
    ['{{< video src="a.mp4" poster="b.png" >}}', "[a.mp4](<a.mp4>)"],
    [
      '{{ youtube(id="abcdefghijk", autoplay=true) }} {{ a(b=1) }}',
      "<https://www.youtube.com/watch?v=abcdefghijk>\n\n {{ a(b=1) }}",
    ],
    [
      "{% blockquote A B, C %}\nD *e*.\n\nF\n{% endblockquote %}",
      "> D *e*.\n>\n> F\n>\n> — A B, C",
    ],
    [
      "![](https://www.youtube.com/watch?v=abcdefghijk)",
      "<https://www.youtube.com/watch?v=abcdefghijk>",
    ],
    ['![a](b.png =100x20) ![c](d.png =50%x "e")', '![a](b.png) ![c](d.png "e")'],
    ["```js{1,3}\na\n```\n\n```jsx:title=b.js\nc\n```", "```js\na\n```\n\n```jsx\nc\n```"],
    ['{{< quote author="A" url="b" source="C" >}}\nD\n{{< /quote >}}', "> D\n>\n> — A, C"],
    ['{% include note.html content="A **b**." %}', "A **b**."],
    ['{% include t.html url="https://x.com/a/status/1" %}', "<https://x.com/a/status/1>"],
    ['{% include image.html url="/a.png" description="B" %}', "![B](</a.png>)\n\nB"],
    ["A  \n: B", "**A**\\\nB"],
    ["{% youtube https://youtu.be/123456789-a %}", "<https://www.youtube.com/watch?v=123456789-a>"],
    ["{% oembed https://vimeo.com/123456 %}", "<https://vimeo.com/123456>"],
    [
      "1) a\n\n   {% highlight js %}\n   b\n   {% endhighlight %}",
      "1) a\n\n\n\n   ```js\n   b\n   ```",
    ],
    ["> {% codeblock A lang:c %}\n> > b\n> {% endcodeblock %}", ">\n>\n> ```c\n> > b\n> ```\n>\n>"],
    ["- {{< figure src='a.png' >}}", "- ![](<a.png>)"],
    ["<div>\n\t{{< figure src='a.png' >}}\n</div>", "![](<a.png>)"],
    [
      '<div><pre><code class="language-py">\n# a\nb = 1\n</code></pre></div>',
      "```py\n\n# a\nb = 1\n```",
    ],
    ["| a |\n| - |\n| {{< figure src=b.png >}} |", "| a |\n| - |\n| ![](<b.png>) |"],
    ["[a](b){.c d=e} f(x){y}\n{.lead}", "[a](b) f(x){y}"],
    [
      "按**“甲”**的 甲**乙。**丙 **a (b)**c, **d `e`**f **g **h",
      "按“**甲**”的 甲**乙**。丙 **a (b**)c, **d `e`**&#x66; **g** h",
    ],
    ['![a](b){:\n.c d="e"}', "![a](b)"],
    ["[[A 1]] [[^2]]\n\n[A 1]: b\n\n[^2]: c", "[[A 1]] [[^2]]\n\n[A 1]: b\n\n[^2]: c"],
    [
      "![a](b c.png) ![d](e.png) f g ![h](i.png 'j k.png')",
      "![a](<b c.png>) ![d](e.png) f g ![h](i.png 'j k.png')",
    ],
    ["{% post_link a 'A b' %} [c]({% post_path c %}) ![d]({attach}d)", "[A b](<a>) [c](c) ![d](d)"],
    ["{{% highlight c %}}\na\n{{% /highlight %}}{{</* b */>}}", "```c\na\n```\n\n{{\\< b >}}"],
    ["a{# b #}{{/* c */}}{{% comment %}}d{{% /comment %}}", "a"],
    ["{{< mermaid >}}\n%% a\n{{< /mermaid >}}\n%% b", "```mermaid\n%% a\n```"],
    ['<div class="mermaid">\n%% a\ngraph\n</div>', "%% a graph"],
    ["<pre>\n%% a %%\n</pre>", "```\n%% a %%\n```"],
    ["A\n: B\n: C", "**A**\\\nB\\\nC"],
  ])("rewrites %j", (text, markdown) => {
    expect(convert(text).markdown.replace(/ +$/gm, "")).toBe(markdown);
  });

  test.each([
    ...["(**a**), **b.** c", "x**(d)**y \\**e.**f", "***g.** h **i.***", "**j\nk**. l **m**"],
    ...[
      "**Do **not** do this**",
      "**a **b**",
      "- **a\n- b.**c",
      "**a\n# B.**c",
      "* **a: b\n* c **d** e",
    ],
  ])("keeps the bold in %j", (text) => expect(convert(text).markdown).toBe(text));

  test("reports nothing about a style in JSX", () => {
    expect(convert('<img style={{ margin: "auto" }} src="a.png" />')).toEqual({
      markdown: "![](a.png)",
      notes: [],
    });
  });
});

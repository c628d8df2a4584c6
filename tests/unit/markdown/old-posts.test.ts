import { expect, test } from "vitest";
import { htmlTree } from "@/lib/markdown/from-html/html-tree";
import { noteLines } from "@/lib/markdown/from-html/notes";
import { stringifyMarkdown } from "@/lib/markdown/stringify";

const classic = (html: string) => {
  const notes = new Map();
  const tree = htmlTree(html, { baseUrl: "https://old.example", isClassic: true, notes });
  return { markdown: stringifyMarkdown(tree).trim(), notes: noteLines(notes) };
};

test.each([
  ["spaces", "<b>Note: </b>Do <em>a </em>b", "**Note:** Do *a* b"],
  ["lines of items", "<ul><li>One\nmore</li></ul>", "- One\\\n  more"],
  [
    "lines of cells",
    "<table><tr><th>A</th></tr><tr><td>1\n2</td></tr></table>",
    "| A      |\n| ------ |\n| 1<br>2 |",
  ],
  ["code", "<code>\nfor (;;) {\n\n  x();\n}\n</code>", "```\nfor (;;) {\n\n  x();\n}\n```"],
  [
    "credits",
    '<figure><img src="/a.jpg" alt=""> By <a href="/p">Pat</a>, <em>it</em></figure>',
    "![](https://old.example/a.jpg)\n\nBy [Pat](https://old.example/p), *it*",
  ],
  [
    "captions before the picture",
    '<figure><figcaption>Said</figcaption><img src="/a.jpg" alt=""></figure>',
    "![](https://old.example/a.jpg)\n\nSaid",
  ],
  [
    "galleries that were lists",
    '<figure class="wp-block-gallery"><ul class="blocks-gallery-grid"><li><figure><img src="/a.jpg" alt="A"><figcaption>Said</figcaption></figure></li>\n<li><figure><img src="/b.jpg" alt="B"></figure></li></ul></figure>',
    "![A](https://old.example/a.jpg)\n\nSaid\n\n![B](https://old.example/b.jpg)",
  ],
  [
    "captions of Blogger",
    '<table class="tr-caption-container"><tbody><tr><td><img src="/a.jpg" alt="A"></td></tr><tr><td class="tr-caption">Said</td></tr></tbody></table>',
    "![A](https://old.example/a.jpg)\n\nSaid",
  ],
  ["poems", '<pre class="wp-block-verse">A <em>b</em>\n  c</pre>', "A *b*\\\nc"],
  ["smileys", 'A <img class="wp-smiley" src="/s.gif" alt=":)">', "A :)"],
  ["anchors before headings", '<a name="part1"></a>\n<h3>Install</h3>', "### Install {#part1}"],
  ["sections without empty headings", '<h2 id="gap">&nbsp;</h2><p>x</p>', "x"],
  [
    "file cards",
    '<div><a class="kg-file-card-container" href="/f.pdf"><div><div>Title</div><div>f.pdf<div class="kg-file-card-filesize">1 MB</div></div></div></a></div><div class="wp-block-file"><a href="/f.pdf">Doc</a><a href="/f.pdf" class="wp-block-file__button">Download</a></div>',
    "[Title\\\nf.pdf](https://old.example/f.pdf)\n\n[Doc](https://old.example/f.pdf)",
  ],
  [
    "players",
    '<figure><video src="/v.mp4"></video><div class="kg-video-overlay">0:00</div></figure>',
    "<https://old.example/v.mp4>",
  ],
])("imports the %s of old posts", (_what, html, markdown) => {
  const answer = classic(html);
  expect(answer.markdown).toBe(markdown);
  expect(answer.notes.join()).not.toContain("left out");
});

import { beforeAll, expect, test } from "vitest";
import { htmlToMarkdown } from "@/components/admin/posts/editor/paste/html-to-markdown";
import { lastFootnote } from "@/components/admin/posts/editor/writing/commands";
import { removeNewApis } from "@/e2e/support/remove-new-apis";
import { cpuMs } from "@/tests/unit/cpu-time";

beforeAll(removeNewApis);

const textOf = (html: string, last?: number) => htmlToMarkdown(html, () => "", last).markdown;

const jump = (to: string, id: string, text: string) => `<a href="#${to}" id="${id}">${text}</a>`;
const word = (mark: string, name: string) => `<a href="#_${name}" name="_${mark}"><i>[1]</i></a>`;

test.each([
  [
    "Word",
    `<p>Text${word("ftnref1", "ftn1")}.</p><div><br clear=all><hr width="33%"><div id=ftn1>
      <p>${word("ftn1", "ftnref1")}&nbsp;A note.</p><p>Its end.</p></div></div>`,
    "Text[^1].\n\n[^1]: A note.\n\n    Its end.",
  ],
  [
    "LibreOffice",
    `<p>Text<a name="1anc" href="#1sym"><sup>1</sup></a>.</p>
      <div id="sdfootnote1"><p><a name="1sym" href="#1anc">1</a> A note.</p></div>`,
    "Text[^1].\n\n[^1]: A note.",
  ],
  [
    "Google Docs",
    `<p>Text<sup>${jump("ftnt1", "ftnt_ref1", "[1]")}</sup>.</p><hr>
      <div><p>${jump("ftnt_ref1", "ftnt1", "[1]")}<span>&nbsp;A note.</span></p></div>`,
    "Text[^1].\n\n[^1]: A note.",
  ],
  [
    "kramdown",
    `<p>A<sup id="fnref:1"><a href="#fn:1">1</a></sup> b<sup id="fnref:1:1"><a href="#fn:1">1</a></sup>.</p>
      <div class="footnotes"><ol><li id="fn:1"><p>A note.&nbsp;<a href="#fnref:1">↩</a>
      <a href="#fnref%3A1:1">↩<sup>2</sup></a></p></li></ol></div>`,
    "A[^1] b[^1].\n\n[^1]: A note.",
  ],
  [
    "GitHub",
    `<p>Text<sup>${jump("fn-1", "fnref-1", "1")}</sup>.</p><section><h2 class="sr-only">Footnotes</h2>
      <ol><li id="fn-1"><p>1 note ${jump("fnref-1", "", "↩")}</p></li></ol></section>`,
    "Text[^1].\n\n[^1]: 1 note",
  ],
  [
    "Substack",
    `<p>A${jump("f1", "a1", "1")} b${jump("f2", "a2", "2")}</p>
      <div>${jump("a1", "f1", "1")}<div><p>One.</p></div></div>
      <div>${jump("a2", "f2", "2")}<div><p>Two.</p></div></div>`,
    "A[^1] b[^2]\n\n[^1]: One.\n\n[^2]: Two.",
  ],
  [
    "pages written by hand",
    `<p>A [${jump("n1", "r1", "1")}] and <a name="r2"></a><sup><a href="#n2">(2)</a></sup>.</p>
      <h3>Notes</h3><p><a name="n1"></a>[<a href="#r1">1</a>] One.</p>
      <p id="n2">2) Two. <a href="#r2">back</a></p><p>Comment.</p>`,
    "A [^1] and [^2].\n\nComment.\n\n[^1]: One.\n\n[^2]: Two.",
  ],
])("converts the footnotes of %s", (_what, html, markdown) => {
  expect(textOf(html)).toBe(markdown);
});

test("numbers pasted footnotes after those of the post", () => {
  const html = `<p>A${jump("f", "a", "1")}</p><p>${jump("a", "f", "1")} Note.</p>`;
  expect(textOf(html, lastFootnote("Old[^2].\n\n[^2]: Note."))).toBe("A[^3]\n\n[^3]: Note.");
});

test("keeps short links that are not footnotes", () => {
  const index = `<p>${jump("a", "top", "A")} ${jump("b", "", "B")}</p><p id="a">Anna</p>`;
  expect(textOf(index)).toBe("[A](#a) [B](#b)\n\nAnna");
  const contents = `<ul><li>${jump("x", "toc", "1")}</li></ul><h2 id="x">One</h2>
    <p>Text ${jump("toc", "", "up")}</p>`;
  const lines = `<p>A${jump("x", "a", "1")} b${jump("y", "b", "2")}</p>
    <div>${jump("a", "x", "1")} One<br>${jump("b", "y", "2")} Two</div>`;
  expect(textOf(lines)).toContain("[1](#a) One\\\n[2](#b) Two");
  expect(textOf(contents)).toBe("- [1](#x)\n\n## One\n\nText [up](#toc)");
});

test("converts thousands of footnotes in linear time", async () => {
  const timeOf = (count: number) => {
    const marks = Array.from({ length: count }, (_, n) => jump(`f${n}`, `a${n}`, `${n}`));
    const notes = marks.map((_, n) => `<p>${jump(`a${n}`, `f${n}`, `${n}`)} N.</p>`);
    const html = `<p>${marks.join(" ")}</p>${notes.join("")}`;
    return cpuMs(() => expect(textOf(html)).toContain(`[^${count}]: N.`));
  };
  const few = await timeOf(500);
  expect((await timeOf(2_000)) / few).toBeLessThan(8);
});

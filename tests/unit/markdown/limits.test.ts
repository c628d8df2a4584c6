import { readdir, readFile } from "node:fs/promises";
import { toString as textOf } from "mdast-util-to-string";
import { expect, test } from "vitest";
import { articleOf } from "@/lib/markdown/article";
import { excerptOf } from "@/lib/markdown/excerpt";
import { feedHtmlOf } from "@/lib/markdown/feed-html";
import { limitError } from "@/lib/markdown/limits";
import { parseMarkdown } from "@/lib/markdown/parse";

const render = async (content: string) => (await articleOf(content)).html;

const lines = (count: number, line: (level: number) => string) =>
  Array.from({ length: count }, (_, level) => `${line(level)}\n`).join("");
const indented = (levels: number, mark = "-") =>
  lines(levels, (level) => `${"  ".repeat(level)}${mark} a`);

/** Builders of text nested about `levels` deep, by kind of nesting. */
const nested: Record<string, (levels: number) => string> = {
  "a list on one line": (levels) => `${"- ".repeat(levels)}a`,
  "a numbered list on one line": (levels) => `${"1. ".repeat(levels)}a`,
  "a list with tabs": (levels) => `${"-\t".repeat(levels)}a`,
  "an indented list": (levels) => indented(levels),
  "a list indented with tabs": (levels) =>
    lines(Math.min(levels, 300), (level) => `${"\t".repeat(level)}- a`),
  "an indented list with other marks": (levels) => indented(levels, "+"),
  "a list that goes on after lines without indentation": (levels) =>
    `${"- ".repeat(levels / 2)}a\nlazy\n${"  ".repeat(levels / 2)}${"- ".repeat(levels / 2)}b`,
  quotations: (levels) => `${">".repeat(levels)}a`,
  "growing quotations": (levels) => lines(levels, (level) => `${"> ".repeat(level + 1)}a`),
  "quotations in lists": (levels) => `${"> - ".repeat(levels / 2)}a`,
  "quotations behind a byte order mark": (levels) => `\uFEFF${"> ".repeat(levels)}a`,
  footnotes: (levels) => `${"[^1]: ".repeat(levels)}a`,
  brackets: (levels) => `${"[".repeat(levels)}a${"]".repeat(levels)}`,
  links: (levels) => `${"[".repeat(levels)}a${"](b)".repeat(levels)}`,
  pictures: (levels) => `${"![".repeat(levels)}a${"](b)".repeat(levels)}`,
  strong: (levels) => `${"*".repeat(levels)}a${"*".repeat(levels)}`,
  "mixed emphasis": (levels) => `${"*a **b ".repeat(levels / 3)}c${" d** e*".repeat(levels / 3)}`,
  "underscores over lines": (levels) => `${"_a\n".repeat(levels)}b${" c_".repeat(levels)}`,
  "struck out": (levels) => `${"~a ".repeat(levels)}b${" c~".repeat(levels)}`,
  "brackets in a table": (levels) => `|a|\n|-|\n|${"[".repeat(levels)}a${"]".repeat(levels)}|\n`,
};

/** Depth of the syntax tree, computed without recursion. */
function depthOf(content: string): number {
  let depth = 0;
  let level: { children?: unknown[] }[] = [parseMarkdown(content)];
  while (level.length > 0) {
    depth += 1;
    level = level.flatMap(({ children = [] }) => children as typeof level);
  }
  return depth;
}

test.each(Object.entries(nested))(
  "limits %s to 50 levels of nesting before parsing",
  (_kind, text) => {
    for (const levels of [102, 6_000]) expect(limitError(text(levels))).not.toBeNull();
    expect(limitError(text(24))).toBeNull();
    expect(parseMarkdown(text(300)).children).toEqual([{ type: "code", value: text(300) }]);
    for (let levels = 2; levels < 110; levels += 12) {
      const content = text(levels);
      // A list and its item add two levels to the tree; root, paragraph and text add three.
      if (limitError(content) === null) expect(depthOf(content)).toBeLessThanOrEqual(103);
    }
  },
);

const tooMany = "the paragraph at line 4 has more than 2,000 of the characters * _ ~ [ ]";

test.each([
  [indented(60), "line 51 is nested more than 50 levels deep"],
  [`a\r\n\r\nb\n${"[".repeat(51)}${"]".repeat(51)}`, "line 3 is nested more than 50 levels deep"],
  [`a\n\n\n${"[a] ".repeat(1_001)}\n\nb`, tooMany],
  [`x\n\n${"a\n=\n".repeat(1_001)}`, "the paragraph at line 3 has more than 2,000 lines"],
  [`> a\n${"a\n".repeat(2_001)}`, "the paragraph at line 1 has more than 2,000 lines"],
])("names the line where text exceeds a limit, case %#", (content, error) => {
  expect(limitError(content)).toBe(error);
});

test("falls back to plain text beyond the limits", async () => {
  const content = `${"- ".repeat(300)}<b>`;
  const shown = `${"- ".repeat(300)}&#x3C;b>`;
  expect(await render(content)).toContain(shown);
  expect(await feedHtmlOf(content, "https://site.example/a")).toContain("- - - ");
  expect(excerptOf(content)).toMatch(/^- - - .*…$/);
});

test.each(["`b*`", "<a b='*'>"])("renders emphasis despite marks hidden in %s", async (hidden) => {
  const content = `${`*a ${hidden} `.repeat(200)}${"c* ".repeat(200)}`;
  expect(depthOf(content)).toBeGreaterThan(150);
  expect(await render(content)).toContain("<em>");
});

test.each([
  ["a long list of bold words and links", "- **Bold** and [a link](/b) with `_code`\n".repeat(200)],
  ["a table", `|a|b|\n|-|-|\n${"|**c**|[d](/e)|\n".repeat(150)}`],
  ["code with pointers and brackets", `\`\`\`c\n${"*p = a[b[c]] * **q;\n".repeat(150)}\`\`\``],
  ["code that is indented far", `\`\`\`\n${`${" ".repeat(160)}x\n`.repeat(50)}\`\`\``],
  ["lists of three levels", "- a\n  - b\n    1. c\n".repeat(300)],
  ["marks that are never closed", "*a _b ~c [d\n".repeat(100)],
  ["parentheses, pipes and HTML", "(((( |||| <b><b> https://a.example/b_c ".repeat(500)],
  ["50 levels", indented(50)],
  ["a table of many rows", `|a|\n|-|\n${"|c|\n".repeat(5_000)}`],
  ["long code", `\`\`\`\n${"x\n".repeat(5_000)}\`\`\``],
])("accepts ordinary text: %s", (_kind, content) => {
  expect(limitError(content)).toBeNull();
});

test("every article in the repository is within the limits", async () => {
  const folder = "content/articles";
  for (const file of await readdir(folder)) {
    const content = await readFile(`${folder}/${file}`, "utf8");
    expect(limitError(content), file).toBeNull();
    expect(textOf(parseMarkdown(content)).length).toBeGreaterThan(1_000);
  }
});

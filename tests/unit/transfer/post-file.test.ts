import { expect, test } from "vitest";
import { readPostFile, writePostFile } from "@/lib/transfer/post-file";

test.each([
  ["Plain", "Some text.\n"],
  ["No: 'quote' \"or\" # comment", "\n\n---\nnot: front matter\n---\n"],
  ["2026-01-31", "  \tindented\r\nCRLF\r\n"],
  ["---", "---"],
  ["- list", ""],
  ["multi\nline\n---\nend", "\u00a0\u2028é\u{1f426}"],
  ["null", "# Head"],
  ["!!js/function 'x'", "{}"],
  ["*alias &anchor", "x"],
])("a file with the title %j comes back byte for byte", (title, content) => {
  const file = { fields: { title, tags: ["yes", "1.0", title], when: null, on: true }, content };
  expect(readPostFile(writePostFile(file))).toEqual(file);
});

test("a file without front matter is all text", () => {
  expect(readPostFile("# Title\n\n---\na: b\n---\n")).toEqual({
    fields: {},
    content: "# Title\n\n---\na: b\n---\n",
  });
});

test("front matter that is no map, or that makes gigabytes of aliases, is refused or empty", () => {
  expect(readPostFile("---\n- a\n- b\n---\ntext").fields).toEqual({});
  const lines = ["a: &a [x,x,x,x,x,x,x,x,x]"];
  for (const [name, before] of ["ba", "cb", "dc", "ed", "fe", "gf", "hg"].map((pair) => [
    ...pair,
  ])) {
    lines.push(`${name}: &${name} [${Array(9).fill(`*${before}`)}]`);
  }
  expect(() => readPostFile(`---\n${lines.join("\n")}\n---\n`)).toThrow(/alias/i);
});

import { expect, test } from "vitest";
import { writePostFile } from "@/lib/transfer/export/export-site";
import { readFrontMatter } from "@/lib/transfer/sources/front-matter";

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
])("a file with the title %j survives a round trip byte for byte", (title, content) => {
  const file = { fields: { title, tags: ["yes", "1.0", title], when: null, on: true }, content };
  expect(readFrontMatter(writePostFile(file.fields, content))).toMatchObject(file);
});

test("reads a file without front matter as text only", () => {
  expect(readFrontMatter("# Title\n\n---\na: b\n---\n")).toMatchObject({
    fields: {},
    content: "# Title\n\n---\na: b\n---\n",
  });
});

test("does not read a list or gigabytes of expanded aliases as front matter", () => {
  expect(readFrontMatter("---\n- a\n- b\n---\ntext").fields).toEqual({});
  const lines = ["a: &a [x,x,x,x,x,x,x,x,x]"];
  for (const [name, before] of ["ba", "cb", "dc", "ed", "fe", "gf", "hg"].map((pair) => [
    ...pair,
  ])) {
    lines.push(`${name}: &${name} [${Array(9).fill(`*${before}`)}]`);
  }
  const read = readFrontMatter(`---\n${lines.join("\n")}\n---\n`);
  expect(JSON.stringify(read).length).toBeLessThan(1_000);
  expect(read.notes.join()).toContain("not valid YAML");
});

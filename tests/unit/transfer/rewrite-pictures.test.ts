import { expect, test } from "vitest";
import { parseMarkdown } from "@/lib/markdown/parse";
import { findPictures, rewritePictures } from "@/lib/transfer/import/rewrite-pictures";
import { oldLinksNote } from "@/lib/transfer/worker/convert";

test("rewrites picture URLs and nothing else", () => {
  const text =
    "# A\r\n\r\n![a.png](a.png \"a.png\")  and `![a.png](a.png)` [a.png](a.png)\n\n![s][S]\n\n[S]: <b c.png> 'At sea'\n[t]: a.png\n";
  const places = findPictures(parseMarkdown(text), text);
  expect(places.map(({ url }) => url)).toEqual(["a.png", "b c.png"]);
  const paths = new Map([
    ["a.png", "/media/1"],
    ["b c.png", "/media/2"],
  ]);
  expect(rewritePictures(text, places, paths)).toBe(
    "# A\r\n\r\n![a.png](/media/1 \"a.png\")  and `![a.png](a.png)` [a.png](a.png)\n\n![s][S]\n\n[S]: </media/2> 'At sea'\n[t]: a.png\n",
  );
});

test("rewrites escaped URLs, but leaves one with a numeric entity unchanged", () => {
  const text =
    "![a](x\\(1\\).png?a=1\\&b=2) ![b](<y (2).png>) ![c](z\\_z?a=1&amp;b=2) ![d](&#119;.png)";
  const places = findPictures(parseMarkdown(text), text);
  expect(places.map(({ url }) => url)).toEqual([
    "x(1).png?a=1&b=2",
    "y (2).png",
    "z_z?a=1&b=2",
    "w.png",
  ]);
  const paths = new Map(places.map(({ url }, index) => [url, `/media/${index}`]));
  expect(rewritePictures(text, places, paths)).toBe(
    "![a](/media/0) ![b](</media/1>) ![c](/media/2) ![d](&#119;.png)",
  );
});

const hosts = new Set(["www.old.example", "files.example"]);

test.each([
  [
    "[a](https://old.example/about/) ![b](https://old.example/b.jpg)",
    "1 link points to the old site",
  ],
  [
    "[![b](/media/b.webp)](https://files.example/b.jpg) <http://www.old.example>",
    "2 links point to the old site",
  ],
  ["[a](https://other.example/?from=old.example) old.example `<https://old.example/>`", null],
  ["[a](/about/)", null],
  ["[a](https://Old.example/a) [b](http://old.example:8080/)", "1 link points to the old site"],
])("counts the links to the old site in %s", (content, note) => {
  expect(oldLinksNote(parseMarkdown(content), hosts)).toBe(note);
});

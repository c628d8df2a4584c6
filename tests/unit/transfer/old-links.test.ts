import { expect, test } from "vitest";
import { oldLinksNote } from "@/lib/transfer/import/old-links";

const hosts = new Set(["www.old.example", "files.example"]);

test.each([
  [
    "[a](https://old.example/about/) ![b](https://old.example/b.jpg)",
    "1 link leads to the old site",
  ],
  [
    "[![b](/media/b.webp)](https://files.example/b.jpg) <http://www.old.example>",
    "2 links lead to the old site",
  ],
  ["[a](https://other.example/?from=old.example) old.example `<https://old.example/>`", null],
  ["[a](/about/)", null],
  ["[a](https://Old.example/a) [b](http://old.example:8080/)", "1 link leads to the old site"],
])("links of %s", (content, note) => {
  expect(oldLinksNote(content, hosts)).toBe(note);
});

import { expect, test } from "vitest";
import { type Notes, noteLines } from "@/lib/markdown/from-html/notes";
import { convertMarkdown } from "@/lib/transfer/markdown/convert-markdown";

function convert(text: string) {
  const notes: Notes = new Map();
  const markdown = convertMarkdown(text, { isMdx: true, links: {}, notes }).trim();
  return { markdown, notes: noteLines(notes) };
}

test.each([
  ["<img src={require('./a.png').default} />", "![](./a.png)"],
  ['<YouTube youTubeId="abcdefghijk" />', "<https://www.youtube.com/watch?v=abcdefghijk>"],
  ['<Tweet tweetLink="a/status/1" />', "<https://twitter.com/a/status/1>"],
  ['<Tweet id="https://x.com/a/status/1" />', "<https://x.com/a/status/1>"],
  ["\\{ a: 1 \\} {'{'}b{'}'}", "\\{ a: 1 \\} {b}"],
  ["<ul>\n  <li>**a**</li>\n</ul>\n<blockquote>\n  *b*\n</blockquote>", "- **a**\n\n> *b*"],
  [
    "1) a\n\n   ```html\n   <ul>\n     <li>b</li>\n   </ul>\n   ```",
    "1) a\n\n   ```html\n   <ul>\n     <li>b</li>\n   </ul>\n   ```",
  ],
  ["<box-info>\n  [x](https://a.example)\n</box-info>", "[x](https://a.example)"],
  ["export const A = () => (\n  <p>\n\n  a\n  </p>\n);\n\nText", "Text"],
])("converts the MDX %j", (text, markdown) => {
  expect(convert(text).markdown).toBe(markdown);
});

test("converts MDX and notes what is left out", () => {
  const text = `import hero from './hero.png'
import { Box } from "../box";

export const a = {
  b: 1,
};

# Head

<Box style={{ color: { a: [${"1, ".repeat(500)}] } }} on={() => go("a > b")}>
  <div>
    - Words {a.b} and {"text"}\n      <Image alt="B" src="/b.png" />\n      Within
  </div>
</Box>

{/* unseen */}{\`\nx{1}\n\`}

<Image src={hero} alt="A hill" /> <span style={{ a: 1 }}>kept</span> <YouTube id="abcdefghijk" />`;
  expect(convert(text)).toEqual({
    markdown:
      "# Head\n\n- Words  and text\n\n\n  ![B](</b.png>)\n\n\n\n  Within\n\n```\nx{1}\n```\n\n![A hill](<./hero.png>)\n\nkept\n\n<https://www.youtube.com/watch?v=abcdefghijk>",
    notes: [
      "A comment was left out",
      "An MDX import was left out (2 times)",
      "Component <Box> was left out",
      "Component <Image> became Markdown (2 times)",
      "Component <YouTube> became Markdown",
      "An MDX export was left out",
      "An MDX expression was left out",
    ],
  });
});

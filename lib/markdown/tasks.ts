import { articleOf } from "./article.ts";
import { excerptOf } from "./excerpt.ts";
import { feedHtmlOf } from "./feed-html.ts";
import { outlineOf } from "./outline.ts";

/** Characters read for an excerpt. */
const openingLength = 20_000;

/** Worker tasks by name. */
export const tasks = {
  article: articleOf,
  feed: feedHtmlOf,
  outline: async (content: string) => ({
    outline: outlineOf(content),
    excerpt: content.trim() ? excerptOf(content.slice(0, openingLength)) : "",
  }),
  /** Renders part by part and sets `line` to the start of the current part, and at the end to 0. */
  parts: async (content: string, line: Int32Array) => {
    for (const part of partsOf(content)) {
      line[0] = part.line;
      await articleOf(part.text);
    }
    line[0] = 0;
  },
};

export type Tasks = typeof tasks;

/** Splits text at blank lines; a code block is one part. */
function partsOf(content: string): { line: number; text: string }[] {
  const parts: { line: number; text: string }[] = [];
  let isCode = false;
  let isNew = true;
  for (const [index, text] of content.split(/\r\n|\n|\r/).entries()) {
    const last = parts.at(-1);
    if (isNew || !last) parts.push({ line: index + 1, text });
    else last.text += `\n${text}`;
    if (/^ {0,3}(```|~~~)/.test(text)) isCode = !isCode;
    isNew = !isCode && text.trim() === "";
  }
  return parts;
}

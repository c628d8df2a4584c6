import { toString as textOf } from "hast-util-to-string";
import rehypeParse from "rehype-parse";
import { unified } from "unified";

const parser = unified().use(rehypeParse, { fragment: true });

/** Far more than a title or excerpt needs; parsing much more could exhaust memory. */
const maxLength = 5_000;

/** Strips HTML tags and returns the text on one line. */
export function plainText(html: string): string {
  const text = /[<&]/.test(html) ? textOf(parser.parse(html.slice(0, maxLength))) : html;
  return text.replace(/\s+/g, " ").trim();
}

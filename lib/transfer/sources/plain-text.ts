import { toString as textOf } from "hast-util-to-string";
import rehypeParse from "rehype-parse";
import { unified } from "unified";

const parser = unified().use(rehypeParse, { fragment: true });

/** HTML without its marks, as one line. */
export function plainText(html: string): string {
  const text = /[<&]/.test(html) ? textOf(parser.parse(html)) : html;
  return text.replace(/\s+/g, " ").trim();
}

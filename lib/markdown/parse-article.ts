import type { Root } from "mdast";
import { setHeadingIds } from "./extensions/heading-ids.ts";
import { convertHtml } from "./from-html/convert-html.ts";
import { HtmlError } from "./from-html/html-tree.ts";
import { parseMarkdown } from "./parse.ts";

/** Parses Markdown as the site shows it: HTML converted where possible, headings with ids. */
export function parseArticle(content: string): Root {
  const tree = parseMarkdown(content);
  try {
    convertHtml(tree, new Map());
  } catch (error) {
    // HTML over the limits stays HTML, which is not shown.
    if (!(error instanceof HtmlError)) throw error;
  }
  setHeadingIds(tree);
  return tree;
}

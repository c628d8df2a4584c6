import type { Root } from "mdast";
import { convertHtml } from "./from-html/convert-html.ts";
import { HtmlError } from "./from-html/html-tree.ts";
import { setHeadingIds } from "./heading-ids.ts";
import { parseMarkdown } from "./parse.ts";

/** Markdown as the site shows it: HTML as far as Markdown has a form for it, headings with ids. */
export function parseArticle(content: string): Root {
  const tree = parseMarkdown(content);
  try {
    convertHtml(tree, new Map());
  } catch (error) {
    // What is too much stays HTML, which is not shown.
    if (!(error instanceof HtmlError)) throw error;
  }
  setHeadingIds(tree);
  return tree;
}

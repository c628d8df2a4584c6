import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";

const writer = unified()
  .use(remarkGfm)
  .use(remarkStringify, { bullet: "-", rule: "-", listItemIndent: "one", bulletOrdered: ")" });

/** Markdown that parseMarkdown reads as this tree, as far as Markdown can say it. */
export function stringifyMarkdown(tree: Root): string {
  return writer.stringify(tree);
}

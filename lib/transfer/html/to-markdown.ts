import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { escapeNumber } from "@/lib/markdown/extensions/callouts";
import { type HtmlOptions, htmlTree } from "@/lib/markdown/from-html/html-tree";
import { note } from "@/lib/markdown/from-html/notes";
import { parseMarkdown } from "@/lib/markdown/parse";
import { stringifyMarkdown } from "@/lib/markdown/stringify";
import { postLimits } from "@/lib/posts/admin/fields/fields";
import { TransferError } from "@/lib/transfer/import/transfer-error";

const maxLength = 2_000_000;

const tooLong = "The text is too long.";

/** Throws a TransferError if the text is too long, or an HtmlError if it is nested too deeply. */
export function htmlToMarkdown(html: string, options: HtmlOptions): string {
  if (html.length > maxLength) throw new TransferError(tooLong);
  const tree = htmlTree(html, options);
  linkLoneAddresses(tree);
  const words = wordsOf(tree);
  for (const node of tree.children) escapeNumber(node, "");
  const markdown = stringifyMarkdown(tree);
  // Checked before parsing, which takes half a kilobyte of memory per character.
  if (markdown.length > postLimits.content) throw new TransferError(tooLong);
  const read = parseMarkdown(markdown);
  if (wordsOf(read) !== words) {
    note(options.notes, "The text may differ slightly from the original");
  }
  return markdown;
}

/** Turns a URL alone in its paragraph into a link, since the source site would have embedded it. */
function linkLoneAddresses(tree: Root): void {
  visit(tree, "paragraph", (node) => {
    const [child, ...others] = node.children;
    if (child?.type !== "text" || others.length > 0) return;
    const url = child.value.trim();
    if (!/^https?:\/\/\S+$/.test(url) || !URL.canParse(url)) return;
    node.children = [{ type: "link", url, children: [{ type: "text", value: url }] }];
  });
}

const wordsOf = (tree: Root): string => textOf(tree, { includeHtml: false }).replace(/\s+/g, "");

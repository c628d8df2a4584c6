import type { Root as Html } from "hast";
import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { parseMarkdown } from "@/lib/markdown/parse";
import { stringifyMarkdown } from "@/lib/markdown/stringify";
import { postLimits } from "@/lib/posts/admin/fields";
import { TransferError } from "@/lib/transfer/import/transfer-error";
import { cleanHtml } from "./clean";
import { type Notes, note } from "./notes";
import { makeParagraphs } from "./paragraphs";

type Options = {
  /** Of the page that it stood on: what its paths belong to. */
  baseUrl: string | null;
  /** Text of WordPress's classic editor, whose lines are its paragraphs. */
  isClassic?: boolean;
  notes: Notes;
};

const parser = unified().use(rehypeParse, { fragment: true });
const converter = unified().use(rehypeRemark, { document: true });

const maxLength = 2_000_000;
const maxDepth = 200;
/** A tree takes a kilobyte for each. */
const maxElements = 10_000;

/** Throws a TransferError for what is too long or nested too deeply. */
export function htmlToMarkdown(html: string, { baseUrl, isClassic, notes }: Options): string {
  if (html.length > maxLength) throw new TransferError(tooLong);
  const { depth, elements } = sizeOf(html);
  if (depth > maxDepth) throw new TransferError("Its text is nested too deeply.");
  if (elements > maxElements) throw new TransferError("Its text has too many elements of HTML.");
  const source = parser.parse(html) as Html;
  if (isClassic) makeParagraphs(source);
  cleanHtml(source, baseUrl, notes);
  const tree = converter.runSync(source) as Root;
  linkLoneAddresses(tree);
  const markdown = stringifyMarkdown(tree);
  // Before it is read again, which takes half a kilobyte for each character.
  if (markdown.length > postLimits.content) throw new TransferError(tooLong);
  const read = parseMarkdown(markdown);
  if (wordsOf(read) !== wordsOf(tree)) note(notes, "The text is not quite the same: compare it");
  return markdown;
}

const tooLong = "Its text is too long.";

const voids = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/** How many elements it has, and an upper bound of how deep they lie in each other. */
function sizeOf(html: string): { elements: number; depth: number } {
  let elements = 0;
  let depth = 0;
  let deepest = 0;
  for (const [, slash, name = ""] of html.matchAll(/<(\/?)([a-z][a-z\d]*)/gi)) {
    if (slash) depth = Math.max(0, depth - 1);
    else if (!voids.test(name) && !/^(?:p|li|td|th|tr)$/i.test(name)) depth += 1;
    if (!slash) elements += 1;
    deepest = Math.max(deepest, depth);
  }
  return { elements, depth: deepest };
}

/** The sites that this comes from show what such an address leads to. */
function linkLoneAddresses(tree: Root): void {
  visit(tree, "paragraph", (node) => {
    const [child, ...others] = node.children;
    if (child?.type !== "text" || others.length > 0) return;
    const url = child.value.trim();
    if (!/^https?:\/\/\S+$/.test(url) || !URL.canParse(url)) return;
    node.children = [{ type: "link", url, children: [{ type: "text", value: url }] }];
  });
}

function wordsOf(tree: Root): string {
  return textOf(tree).replace(/\s+/g, "");
}

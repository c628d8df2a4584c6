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
export function htmlToMarkdown(html: string, options: Options): string {
  if (html.length > maxLength) throw new TransferError(tooLong);
  const { depth, elements } = sizeOf(html);
  if (depth > maxDepth) throw new TransferError(tooDeep);
  if (elements > maxElements) throw new TransferError("Its text has too many elements of HTML.");
  try {
    return convert(html, options);
  } catch (error) {
    // Within drawings other elements nest than elsewhere.
    throw error instanceof RangeError ? new TransferError(tooDeep) : error;
  }
}

function convert(html: string, { baseUrl, isClassic, notes }: Options): string {
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
const tooDeep = "Its text is nested too deeply.";

const voids = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Elements that the next one of their kind ends. */
const autoClosed = /^(?:p|li|td|th|tr)$/;

/** Elements that a parser opens again in each block, until they end. */
const formatting = /^(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/;

/** Upper bounds of how many elements it has, and of how deep they lie in each other. */
function sizeOf(html: string): { elements: number; depth: number } {
  let elements = 0;
  let depth = 0;
  let deepest = 0;
  let again = 0;
  const open = new Map<string, number>();
  for (const [, slash, tag = ""] of html.matchAll(/<(\/?)([a-z][a-z\d]*)/gi)) {
    const name = tag.toLowerCase();
    const isFormatting = formatting.test(name);
    if (!slash) elements += 1;
    if (voids.test(name)) continue;
    if (!isFormatting) elements += again;
    if (autoClosed.test(name)) continue;
    const same = open.get(name) ?? 0;
    // The end of one that is not open ends nothing, and a link ends the one before it.
    if (slash ? same === 0 : same > 0 && name === "a") continue;
    const change = slash ? -1 : 1;
    open.set(name, same + change);
    depth += change;
    if (isFormatting) again += change;
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

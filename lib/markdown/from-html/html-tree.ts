import type { Element, Root as Html } from "hast";
import type { Nodes, PhrasingContent, Root, RootContent } from "mdast";
import rehypeParse from "rehype-parse";
import rehypeRemark, { type Options } from "rehype-remark";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { cleanHtml } from "./clean.ts";
import { escapePhp } from "./code.ts";
import { type CleanOptions, find } from "./elements.ts";
import { fixLists } from "./fix-lists.ts";
import { convertFootnotes, footnoteHandlers } from "./footnotes.ts";
import { makeParagraphs } from "./paragraphs.ts";
import { trimFormatting } from "./trim-formatting.ts";

type Handle = NonNullable<Options["handlers"]>[string];

export type HtmlOptions = CleanOptions & {
  /** Whether the HTML is from WordPress's classic editor, where blank lines separate paragraphs. */
  isClassic?: boolean;
  /** Nodes to insert in place of the elements that have their index in `data-node`. */
  nodes?: (Nodes | undefined)[];
};

/** Thrown for HTML that is nested too deeply or has too many elements. */
export class HtmlError extends Error {}

const maxDepth = 200;
/** The tree takes about a kilobyte per element. */
const maxElements = 10_000;

const parser = unified().use(rehypeParse, { fragment: true });

/** Word's settings: hundreds of elements that browsers ignore. Comments around list marks stay. */
const wordSettings = /<!--\[if\b[^\]]{0,100}\]>(?!-->)[\s\S]*?(?:-->|$)/gi;

/** Converts HTML to a Markdown tree. Throws an HtmlError. */
export function htmlTree(given: string, options: HtmlOptions): Root {
  const html = escapePhp(given.replace(wordSettings, ""));
  const { depth, elements } = sizeOf(html);
  if (depth > maxDepth) throw new HtmlError(tooDeep);
  if (elements > maxElements) throw new HtmlError("The text has too many HTML elements.");
  try {
    return convert(html, options);
  } catch (error) {
    // Inside SVG, elements may nest more deeply than estimated.
    throw error instanceof RangeError ? new HtmlError(tooDeep) : error;
  }
}

const tooDeep = "The text is nested too deeply.";

function convert(html: string, options: HtmlOptions): Root {
  const { nodes = [] } = options;
  const source = parser.parse(html) as Html;
  // Positions in the HTML don't apply to the Markdown.
  visit(source, (node) => void delete node.position);
  if (options.isClassic) makeParagraphs(source);
  fixLists(source);
  if (!options.nodes) convertFootnotes(source);
  cleanHtml(source, options);
  // Inserts each node once, since hostile HTML could repeat a long one.
  const placed = ({ properties }: Element) => {
    const index = Number(properties.dataNode ?? Number.NaN);
    const found = nodes[index];
    if (found) nodes[index] = undefined;
    return found;
  };
  const block: Handle = (state, node) => placed(node) ?? state.toFlow(state.all(node));
  const span: Handle = (state, node) => placed(node) ?? state.all(node);
  const handlers = { a: link, div: block, menu: block, dialog: block, span, ...footnoteHandlers };
  const tree = unified().use(rehypeRemark, { handlers }).runSync(source) as Root;
  visit(tree, (node) => {
    if (node.type !== "tableCell" && node.type !== "link") return;
    node.children = inlineOf(node.children) as PhrasingContent[];
  });
  trimFormatting(tree);
  visit(tree, separateLists);
  return tree;
}

/** Makes a card one link, not one for each line. */
const link: Handle = (state, node) => {
  const { href, title } = node.properties;
  const children: RootContent[] = state.all(node);
  const isCard = !find(node, "img") && children.every(({ type }) => type === "paragraph");
  const words = (isCard ? inlineOf(children) : children) as PhrasingContent[];
  return { type: "link", url: String(href), title: title ? String(title) : null, children: words };
};

/** Two numbered lists in a row would become one list, or a callout. */
function separateLists(node: Nodes): void {
  if (!("children" in node)) return;
  const isNumbered = (child?: Nodes) => child?.type === "list" && child.ordered;
  const children: RootContent[] = node.children.flatMap((child, index, all) =>
    isNumbered(child) && isNumbered(all[index - 1])
      ? [{ type: "html", value: "<!-- -->" }, child]
      : [child],
  );
  node.children = children as typeof node.children;
}

export const phrasing =
  /^(?:text|emphasis|strong|delete|inlineCode|break|html|image|link|footnoteR)/;

/** Flattens blocks into one line, with breaks between them. */
export function inlineOf(nodes: RootContent[]): RootContent[] {
  const line: RootContent[] = [];
  let isBlock = false;
  for (const node of nodes) {
    const isInline = phrasing.test(node.type);
    if (line.length > 0 && (isBlock || !isInline)) line.push({ type: "break" });
    isBlock = !isInline;
    if (isInline) line.push(node);
    else if ("children" in node) line.push(...inlineOf(node.children));
    else if ("value" in node) {
      const lines = node.value.split("\n").filter((value) => value.trim() !== "");
      for (const [index, value] of lines.entries()) {
        if (index > 0) line.push({ type: "break" });
        line.push({ type: "inlineCode", value });
      }
    }
  }
  return line;
}

const voids = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Elements closed by the next one of their kind. */
const autoClosed = /^(?:p|li|td|th|tr)$/;

/** Elements that a parser reopens in each block until they are closed. */
const formatting = /^(?:a|b|big|code|em|font|i|nobr|s|small|strike|strong|tt|u)$/;

/** Upper bounds for the number of elements and their nesting depth. */
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
    // An end tag without a start tag closes nothing, and a link closes the link before it.
    if (slash ? same === 0 : same > 0 && name === "a") continue;
    const change = slash ? -1 : 1;
    open.set(name, same + change);
    depth += change;
    if (isFormatting) again += change;
    deepest = Math.max(deepest, depth);
  }
  return { elements, depth: deepest };
}

import type { Paragraph, Parents, PhrasingContent, RootContent } from "mdast";
import { visit } from "unist-util-visit";

/**
 * Moves spaces and line breaks at the ends of formatted text out of it, because Markdown can't
 * express them there; in a tree to be written, also punctuation beside a letter. Removes line
 * breaks at the ends of blocks, blocks and links without content, and repeated spaces in headings,
 * such as those after Word's numbers.
 */
export function trimFormatting(parent: Parents, isWritten = false): void {
  const children: RootContent[] = [];
  for (const [index, node] of parent.children.entries()) {
    if ("children" in node) trimFormatting(node, isWritten);
    if (node.type === "emphasis" || node.type === "strong" || node.type === "delete") {
      // Ghost writes a <strong> into each <b>.
      node.children = node.children.flatMap((child) =>
        child.type === node.type && "children" in child ? child.children : [child],
      );
      const before = takeSpace(node.children, "first", isWritten ? children.at(-1) : undefined);
      const after = takeSpace(
        node.children,
        "last",
        isWritten ? parent.children[index + 1] : undefined,
      );
      const previous = before.length === 0 ? children.at(-1) : undefined;
      children.push(...before);
      if (previous?.type === node.type) previous.children.push(...node.children);
      else if (node.children.length > 0) children.push(node);
      children.push(...after);
    } else if (node.type === "paragraph" && !isWritten) children.push(...splitParagraph(node));
    else if (!isEmpty(node)) children.push(node);
  }
  parent.children = children as typeof parent.children;
  if (parent.type === "heading") {
    visit(parent, "text", (node) => {
      node.value = node.value.replace(/\s{2,}/g, " ");
    });
  }
  if (parent.type === "paragraph" || parent.type === "heading" || parent.type === "tableCell") {
    takeSpace(parent.children, "first");
    takeSpace(parent.children, "last");
  }
}

/** Two line breaks in a row separate paragraphs, as in emails and old blogs. */
function splitParagraph(paragraph: Paragraph): Paragraph[] {
  const { children } = paragraph;
  const parts: PhrasingContent[][] = [[]];
  for (const [index, node] of children.entries()) {
    const last = parts.at(-1) ?? [];
    if (node.type !== "break") last.push(node);
    else if (children[index + 1]?.type === "break") parts.push([]);
    else if (last.length > 0) last.push(node);
  }
  if (parts.length === 1) return children.length > 0 ? [paragraph] : [];
  return parts.filter(({ length }) => length > 0).map((part) => ({ ...paragraph, children: part }));
}

const isEmpty = (node: RootContent) =>
  /^(?:link|heading|paragraph)$/.test(node.type) &&
  "children" in node &&
  node.children.length === 0;

// Emoji count as letters in Markdown.
const letter = {
  first: /(?:[^\s\p{P}\p{S}]|\p{Extended_Pictographic})$/u,
  last: /^(?:[^\s\p{P}\p{S}]|\p{Extended_Pictographic})/u,
};
const punctuation = {
  first: /^[\p{P}\p{S}][\s\p{P}\p{S}]*/u,
  last: /(?<![\s\p{P}\p{S}])[\s\p{P}\p{S}]*[\p{P}\p{S}]$/u,
};

/** Removes and returns the spaces, line breaks and, beside a letter, punctuation at an end. */
function takeSpace(
  nodes: PhrasingContent[],
  end: "first" | "last",
  beside?: RootContent,
): PhrasingContent[] {
  const taken: PhrasingContent[] = [];
  const isBesideLetter = beside?.type === "text" && letter[end].test(beside.value);
  for (;;) {
    const node = end === "first" ? nodes[0] : nodes.at(-1);
    const text = node?.type === "text" ? node.value : "";
    const bare = end === "first" ? text.trimStart() : text.trimEnd();
    const rest = isBesideLetter && bare === text ? text.replace(punctuation[end], "") : bare;
    const length = text.length - rest.length;
    const space = end === "first" ? text.slice(0, length) : text.slice(rest.length);
    if (!node || (node.type !== "break" && length === 0)) return taken;
    const moved = node.type === "text" ? { ...node, value: space } : node;
    if (end === "first") taken.push(moved);
    else taken.unshift(moved);
    if (node.type === "text" && rest !== "") {
      node.value = rest;
      return taken;
    }
    if (end === "first") nodes.shift();
    else nodes.pop();
  }
}

import type { Html, Nodes, Root, RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { escapeText } from "./elements.ts";
import { htmlTree, inlineOf, phrasing } from "./html-tree.ts";
import type { Notes } from "./notes.ts";

type Child = RootContent;

/**
 * Replaces HTML in a Markdown tree with equivalent Markdown, even where it wraps other Markdown.
 * Returns the changed and new blocks. Throws an HtmlError.
 */
export function convertHtml(tree: Root, notes: Notes): Set<Child> {
  const before = new Set(tree.children);
  const changed = new Set(tree.children.filter((node) => convertWithin(node, notes)));
  tree.children = converted(tree.type, tree.children, notes);
  return new Set(tree.children.filter((node) => changed.has(node) || !before.has(node)));
}

function convertWithin(node: Child, notes: Notes): boolean {
  if (!("children" in node)) return false;
  const before: Child[] = node.children;
  const isChanged = before.map((child) => convertWithin(child, notes)).includes(true);
  const children = converted(node.type, before, notes);
  node.children = children as typeof node.children;
  return isChanged || children !== before;
}

const phrasingParents =
  /^(?:paragraph|heading|tableCell|emphasis|strong|delete|link|linkReference)$/;

/** Converts the children of a node; returns the same array if they have no HTML. */
function converted(parent: Nodes["type"], before: Child[], notes: Notes): Child[] {
  // Converting HTML in a paragraph may have left it with blocks, or empty.
  const children = before.flatMap((child): Child[] => {
    const isHeld =
      child.type !== "paragraph" || child.children.some(({ type }) => phrasing.test(type));
    return isHeld ? [child] : child.children;
  });
  if (!children.some(({ type }) => type === "html")) {
    return children.every((child, index) => child === before[index]) ? before : children;
  }
  const isInline = phrasingParents.test(parent);
  const found = convertedTogether(children, isInline, notes);
  const [first, ...others] = found;
  if (
    !isInline ||
    (parent === "paragraph" && !(first?.type === "paragraph" && others.length === 0))
  )
    return found;
  return inlineOf(found);
}

/** Elements may start in one node and end in another, so all nodes are parsed together. */
function convertedTogether(children: Child[], isInline: boolean, notes: Notes): Child[] {
  const nodes: (Child | undefined)[] = [];
  const placeholder = (node: Child) => {
    const index = nodes.push(node) - 1;
    if (!isInline) return `<div data-node="${index}">x</div>`;
    return `<span data-node="${index}">${escapeText(textOf(node)) || "x"}</span>`;
  };
  const html = children.map((node) => {
    if (node.type === "html") return node.value;
    return node.type === "text" ? escapeText(node.value) : placeholder(node);
  });
  const found: Notes = new Map();
  const tree = htmlTree(html.join(isInline ? "" : "\n"), { baseUrl: null, notes: found, nodes });
  // If an element swallowed other nodes, as form controls do, each HTML node is parsed separately.
  const isWhole = nodes.every((node) => !node);
  const alone = ({ value }: Html) => htmlTree(value, { baseUrl: null, notes }).children;
  if (!isWhole) return children.flatMap((node) => (node.type === "html" ? alone(node) : [node]));
  for (const [what, count] of found) notes.set(what, (notes.get(what) ?? 0) + count);
  return tree.children;
}

import type { Parents, PhrasingContent, RootContent } from "mdast";

/**
 * Moves spaces and line breaks at the ends of formatted text out of it, because Markdown can't
 * express them there. Removes line breaks at the ends of blocks, and blocks and links without content.
 */
export function trimFormatting(parent: Parents): void {
  const children: RootContent[] = [];
  for (const node of parent.children) {
    if ("children" in node) trimFormatting(node);
    if (node.type === "emphasis" || node.type === "strong" || node.type === "delete") {
      const before = takeSpace(node.children, "first");
      const after = takeSpace(node.children, "last");
      const previous = before.length === 0 ? children.at(-1) : undefined;
      children.push(...before);
      if (previous?.type === node.type) previous.children.push(...node.children);
      else if (node.children.length > 0) children.push(node);
      children.push(...after);
    } else if (!isEmpty(node)) children.push(node);
  }
  parent.children = children as typeof parent.children;
  if (parent.type === "paragraph" || parent.type === "heading" || parent.type === "tableCell") {
    takeSpace(parent.children, "first");
    takeSpace(parent.children, "last");
  }
}

const isEmpty = (node: RootContent) =>
  /^(?:link|heading|paragraph)$/.test(node.type) &&
  "children" in node &&
  node.children.length === 0;

/** Removes and returns the spaces and line breaks at an end. */
function takeSpace(nodes: PhrasingContent[], end: "first" | "last"): PhrasingContent[] {
  const taken: PhrasingContent[] = [];
  for (;;) {
    const node = end === "first" ? nodes[0] : nodes.at(-1);
    const text = node?.type === "text" ? node.value : "";
    const rest = end === "first" ? text.trimStart() : text.trimEnd();
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

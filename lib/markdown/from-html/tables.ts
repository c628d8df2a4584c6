import type { Element, ElementContent } from "hast";
import { EXIT, visit } from "unist-util-visit";

const isNamed = (node: ElementContent, names: RegExp): node is Element =>
  node.type === "element" && names.test(node.tagName);

/** Gives a table the header cells that Markdown needs, and moves its caption before it. */
export function cleanTable(table: Element): ElementContent[] | undefined {
  visit(table, "element", ({ tagName, children }) => {
    for (const cell of children) if (isNamed(cell, /^td$/) && tagName === "tr") cell.tagName = "th";
    return tagName === "tr" ? EXIT : undefined;
  });
  const captions = table.children.filter((node) => isNamed(node, /^caption$/));
  if (captions.length === 0) return undefined;
  table.children = table.children.filter((node) => !isNamed(node, /^caption$/));
  return [...captions.map((node) => ({ ...(node as Element), tagName: "p" })), table];
}

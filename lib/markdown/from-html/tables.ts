import type { Element } from "hast";
import { EXIT, visit } from "unist-util-visit";
import { element } from "@/lib/markdown/element";
import { isNamed, type Replacement } from "./elements.ts";

/**
 * Makes the first row a header, as Markdown requires, keeps the alignment of columns, and moves the
 * caption before the table.
 */
export function cleanTable(table: Element): Replacement {
  if (/tr-caption-container/.test(String(table.properties.className))) return captioned(table);
  visit(table, "element", ({ tagName, children }) => {
    for (const cell of children) if (isNamed(cell, /^td$/) && tagName === "tr") cell.tagName = "th";
    return tagName === "tr" ? EXIT : undefined;
  });
  visit(table, "element", ({ tagName, properties }) => {
    if (!/^t[dh]$/.test(tagName)) return;
    const [, align] = /text-align:\s*(center|right)/i.exec(String(properties.style ?? "")) ?? [];
    properties.align ??= String(properties.dataAlign ?? align ?? "");
  });
  const captions = table.children.filter((node) => isNamed(node, /^caption$/));
  if (captions.length === 0) return undefined;
  table.children = table.children.filter((node) => !isNamed(node, /^caption$/));
  return [...captions.map((node) => ({ ...(node as Element), tagName: "p" })), table];
}

/** Blogger puts a picture and its caption into a table. */
function captioned(table: Element): Element[] {
  const cells: Element[] = [];
  visit(table, "element", (node) => void (node.tagName === "td" && cells.push(node)));
  return cells.map(({ children }) => element("p", children));
}

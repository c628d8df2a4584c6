import type { Element, ElementContent } from "hast";
import { SKIP, visit } from "unist-util-visit";

const isNamed = (names: RegExp) => (node: ElementContent) =>
  node.type === "element" && names.test(node.tagName);
const isCell = isNamed(/^t[dh]$/);
const isCaption = isNamed(/^caption$/);

/** Replaces a box drawn as a table; gives any other table header cells, which Markdown needs. */
export function cleanTable(table: Element): ElementContent[] | undefined {
  const rows: Element[][] = [];
  visit(table, "element", (node) => {
    if (node.tagName === "table" && node !== table) return SKIP;
    // Line numbers stand in a column beside their code.
    const cells = node.children.filter((cell) => isCell(cell) && !isGutter(cell as Element));
    if (node.tagName === "tr") rows.push(cells as Element[]);
    return undefined;
  });
  const caption = table.children.filter(isCaption) as Element[];
  const captions = caption.map((node) => ({ ...node, tagName: "p" }));
  if (rows.every((cells) => cells.length <= 1 && cells[0]?.tagName !== "th")) {
    return [...captions, ...rows.flat().map((cell) => ({ ...cell, tagName: "div" }))];
  }
  for (const cell of rows[0] ?? []) cell.tagName = "th";
  table.children = table.children.filter((child) => !isCaption(child));
  return captions.length > 0 ? [...captions, table] : undefined;
}

function isGutter({ properties }: Element): boolean {
  return /gutter|lineno/.test(String(properties.className ?? ""));
}

const blocks =
  /^(?:address|article|blockquote|center|d[dlt]|div|fig(?:ure|caption)|h[1-6]|hr|li|[ou]l|p|pre|section)$/;

/** Puts the content of a cell on one line, as Markdown needs it, with breaks between its blocks. */
export function flattenCell(cell: Element): undefined {
  const line: ElementContent[] = [];
  let isBroken = false;
  for (const node of flatten(cell.children)) {
    if (isBreak(node)) isBroken = line.length > 0;
    else if (node.type !== "text" || node.value.trim() !== "" || (line.length > 0 && !isBroken)) {
      if (isBroken) line.push(newBreak());
      isBroken = false;
      line.push(node);
    }
  }
  cell.children = line;
}

function flatten(nodes: ElementContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== "element" || !blocks.test(node.tagName)) return [node];
    return [newBreak(), ...flatten(node.children), newBreak()];
  });
}

function newBreak(): Element {
  return { type: "element", tagName: "br", properties: {}, children: [] };
}

const isBreak = isNamed(/^br$/);

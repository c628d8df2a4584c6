import type { Blockquote, List, Paragraph, Root, RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { EXIT, visit } from "unist-util-visit";
import { capitalize } from "@/lib/capitalize";
import { type CalloutKind, calloutKind, escaped, hasWarning, namedKind } from "./callout-kinds.ts";

/** A blank line ends a block, so a numbered list with blank lines becomes one callout per item. */
export function remarkCallouts() {
  return (tree: Root, file: { toString(): string }) => {
    // Parser offsets don't include a byte order mark.
    const source = file.toString().replace(/^\uFEFF/, "");
    tree.children = tree.children.flatMap((node) => callOut(node, sourceOf(node, source)));
  };
}

function callOut(node: RootContent, source: string): RootContent[] {
  // "1." makes callouts by the spec; "1)" is an ordinary list.
  if (node.type === "list" && node.ordered && /^\d+\./.test(source)) return numberedBlocks(node);
  if (node.type === "blockquote") {
    const found = namedCallout(node, source);
    if (found) return [callout(found.kind, [titleOf(found.kind), ...found.children])];
  }
  if (node.type === "paragraph") {
    const kind = calloutKind(textOf(node), source);
    return kind ? [callout(kind, [node])] : [node];
  }
  if ((node.type === "list" || node.type === "blockquote") && hasWarning(textOf(node), source)) {
    return [callout("problem", [node])];
  }
  return [node];
}

/** Follows GitHub's rule: `[!NOTE]` must be alone on the first line of a longer blockquote. */
export function namedCallout({ children }: Blockquote, source: string) {
  const [first, ...others] = children;
  if (first?.type !== "paragraph" || !/^>[ \t]*\[!/.test(source)) return null;
  const [text, ...after] = first.children;
  const found = text?.type === "text" ? namedKind(text.value) : null;
  if (text?.type !== "text" || !found) return null;
  const line = found.label;
  const isBroken = after[0]?.type === "break";
  if (!line.endsWith("\n") && after.length > 0 && !isBroken) return null;
  const value = text.value.slice(line.length);
  const words = value ? [{ ...text, value }, ...after] : after.slice(isBroken ? 1 : 0);
  const body = words.length > 0 ? [{ ...first, children: words }, ...others] : others;
  return body.length > 0 ? { kind: found.kind, children: body } : null;
}

export function sourceOf({ position }: RootContent, source: string): string {
  // Nodes converted from HTML have no position.
  if (!position) return "";
  return source.slice(position.start.offset, position.end.offset);
}

function numberedBlocks(list: List): RootContent[] {
  const groups: List["children"][] = [];
  for (const item of list.children) {
    const previous = groups.at(-1)?.at(-1);
    const gap = (item.position?.start.line ?? 0) - (previous?.position?.end.line ?? 0);
    if (previous && gap <= 1) groups.at(-1)?.push(item);
    else groups.push([item]);
  }
  let start = list.start ?? 1;
  return groups.map((children) => {
    const block: List = { type: "list", ordered: true, start, spread: false, children };
    start += children.length;
    return callout("problem", [block]);
  });
}

/** Escapes a leading number that would make a paragraph a callout. Returns whether it did. */
export function escapeNumber(node: RootContent, source: string): boolean {
  if (node.type !== "paragraph" || !/^\d+\./.test(textOf(node)) || escaped.test(source))
    return false;
  visit(node, "text", (text, index, parent) => {
    const [number] = /^\d+\./.exec(text.value) ?? [];
    if (number === undefined || !parent || index === undefined) return EXIT;
    const rest = { ...text, value: text.value.slice(number.length) };
    parent.children.splice(index, 1, { type: "html", value: number.replace(".", "\\.") }, rest);
    return EXIT;
  });
  return true;
}

function titleOf(kind: string): Paragraph {
  const value = capitalize(kind);
  const text = { type: "text", value } as const;
  return { type: "paragraph", children: [{ type: "strong", children: [text] }] };
}

/** mdast has no callout node; `hName` sets the HTML element. */
function callout(kind: CalloutKind, children: Blockquote["children"]): RootContent {
  return {
    type: "blockquote",
    children,
    data: { hName: "div", hProperties: { className: ["callout", `callout-${kind}`] } },
  };
}

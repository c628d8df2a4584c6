import type { BlockContent, List, Paragraph, Root, RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { limitError } from "./limits.ts";

const parser = unified().use(remarkParse).use(remarkGfm);

/** Text over the parser's limits becomes one block of code, unparsed. */
export function parseMarkdown(content: string): Root {
  if (limitError(content) === null) return parser.parse(content);
  return { type: "root", children: [{ type: "code", value: content }] };
}

type CalloutKind = "problem" | "fix";

/** A blank line ends a block, so a numbered list with blank lines becomes one callout per item. */
export function remarkCallouts() {
  return (tree: Root) => {
    tree.children = tree.children.flatMap(callOut);
  };
}

function callOut(node: RootContent): RootContent[] {
  if (node.type === "list" && node.ordered) return numberedBlocks(node);
  if (node.type === "paragraph") {
    const kind = kindOf(textOf(node));
    return kind ? [callout(kind, [node])] : [node];
  }
  if ((node.type === "list" || node.type === "blockquote") && hasWarning(textOf(node))) {
    return [callout("problem", [node])];
  }
  return [node];
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

function kindOf(text: string): CalloutKind | null {
  if (text.startsWith("Fix it:")) return "fix";
  return /^\d+\./.test(text) || hasWarning(text) ? "problem" : null;
}

function hasWarning(text: string): boolean {
  return /[\u26A0\u{1F6A8}]/u.test(text);
}

/** mdast has no callout node; `hName` sets the HTML element. */
function callout(kind: CalloutKind, children: (Paragraph | BlockContent)[]): RootContent {
  return {
    type: "blockquote",
    children,
    data: { hName: "div", hProperties: { className: ["callout", `callout-${kind}`] } },
  };
}

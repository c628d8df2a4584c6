import type { Nodes, Root, RootContent } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import stripMarkdown from "strip-markdown";
import { unified } from "unified";
import { namedCallout, sourceOf } from "./extensions/callouts.ts";
import { setHeadingIds } from "./extensions/heading-ids.ts";
import { parseMarkdown } from "./parse.ts";

const excerptLength = 150;

const processor = unified().use(stripMarkdown);

/** Returns an excerpt from the start, skipping code unless there is nothing else. */
export function excerptOf(content: string, length = excerptLength): string {
  const code = parseMarkdown(content).children.filter(({ type }) => type === "code");
  return (
    shorten(plainText(content), length) || shorten(joined(code), length) || "No content available"
  );
}

/** Converts Markdown to plain text, without code blocks. */
export function plainText(content: string): string {
  const parsed = parseMarkdown(content);
  setHeadingIds(parsed);
  const children = parsed.children.flatMap((node) => readable(node, content));
  const tree = processor.runSync({ ...parsed, children } satisfies Root);
  return joined("children" in tree ? tree.children : []);
}

/** Drops callout labels and paragraphs that are only a URL. */
function readable(node: RootContent, content: string): RootContent[] {
  if (node.type === "html") {
    const isUnseen = /^<(?:!--|script|style)/i.test(node.value);
    return isUnseen ? [] : [{ type: "text", value: node.value.replace(/<[^<>]*>/g, " ") }];
  }
  if (node.type === "blockquote")
    return namedCallout(node, sourceOf(node, content))?.children ?? [node];
  const isAddress = node.type === "paragraph" && /^https?:\/\/\S+$/.test(textOf(node));
  return isAddress ? [] : [node];
}

function joined(nodes: readonly Nodes[]): string {
  return nodes
    .map((node) => textOf(node))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
}

function shorten(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  return `${characters.slice(0, length).join("").trimEnd()}…`;
}

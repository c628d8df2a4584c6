import type { Nodes } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import stripMarkdown from "strip-markdown";
import { unified } from "unified";
import { parseMarkdown } from "./parse";

const excerptLength = 150;

const processor = unified().use(stripMarkdown);

/** From the start of a text. Of a text that is nothing but code, the code. */
export function excerptOf(content: string, length = excerptLength): string {
  const code = parseMarkdown(content).children.filter(({ type }) => type === "code");
  return (
    shorten(plainText(content), length) || shorten(joined(code), length) || "No content available"
  );
}

/** Without code. */
export function plainText(content: string): string {
  const tree = processor.runSync(parseMarkdown(content));
  return joined("children" in tree ? tree.children : []);
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

import { toString as textOf } from "mdast-util-to-string";
import stripMarkdown from "strip-markdown";
import { unified } from "unified";
import { parseMarkdown } from "./parse";

const excerptLength = 150;

const processor = unified().use(stripMarkdown);

export function excerptOf(content: string): string {
  return plainTextStart(content, excerptLength) || "No content available";
}

export function plainTextStart(content: string, length = excerptLength): string {
  const tree = processor.runSync(parseMarkdown(content));
  const blocks = "children" in tree ? tree.children.map((node) => textOf(node)) : [];
  const text = blocks.join(" ").replace(/\s+/g, " ").trim();
  const characters = [...text];
  if (characters.length <= length) return text;
  return `${characters.slice(0, length).join("").trimEnd()}…`;
}

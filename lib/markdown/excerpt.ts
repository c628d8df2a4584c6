import { toString as textOf } from "mdast-util-to-string";
import stripMarkdown from "strip-markdown";
import { unified } from "unified";
import { parseMarkdown } from "./parse";

const excerptLength = 150;

const processor = unified().use(stripMarkdown);

/** From the start of a text. Of a text that is nothing but code, the code. */
export function excerptOf(content: string, length = excerptLength): string {
  const tree = parseMarkdown(content);
  const code = tree.children.filter(({ type }) => type === "code").map((node) => textOf(node));
  const plain = processor.runSync(tree);
  const prose = "children" in plain ? plain.children.map((node) => textOf(node)) : [];
  return shorten(prose, length) || shorten(code, length) || "No content available";
}

function shorten(blocks: string[], length: number): string {
  const text = blocks.join(" ").replace(/\s+/g, " ").trim();
  const characters = [...text];
  if (characters.length <= length) return text;
  return `${characters.slice(0, length).join("").trimEnd()}…`;
}

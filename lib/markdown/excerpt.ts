import { toString as textOf } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import stripMarkdown from "strip-markdown";
import { unified } from "unified";

/** Characters of content shown where a post has no excerpt (spec section 9). */
const excerptLength = 150;

const processor = unified().use(remarkParse).use(remarkGfm).use(stripMarkdown);

/** The first 150 characters of the content without its Markdown marks, with an ellipsis if cut. */
export function excerptOf(content: string): string {
  return openingOf(content, excerptLength) || "No content available";
}

/** The first `length` characters of a text without its Markdown marks; empty where there are no words. */
export function openingOf(content: string, length = excerptLength): string {
  const tree = processor.runSync(processor.parse(content));
  const blocks = "children" in tree ? tree.children.map((node) => textOf(node)) : [];
  const text = blocks.join(" ").replace(/\s+/g, " ").trim();
  const characters = [...text];
  if (characters.length <= length) return text;
  return `${characters.slice(0, length).join("").trimEnd()}…`;
}

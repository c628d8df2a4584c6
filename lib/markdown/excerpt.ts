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
  const tree = processor.runSync(processor.parse(content));
  const blocks = "children" in tree ? tree.children.map((node) => textOf(node)) : [];
  const text = blocks.join(" ").replace(/\s+/g, " ").trim();
  if (!text) return "No content available";
  const characters = [...text];
  if (characters.length <= excerptLength) return text;
  return `${characters.slice(0, excerptLength).join("").trimEnd()}…`;
}

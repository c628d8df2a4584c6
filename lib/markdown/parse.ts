import type { Root } from "mdast";
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

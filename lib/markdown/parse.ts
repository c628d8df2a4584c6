import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { limitError } from "./limits.ts";

const parser = unified().use(remarkParse).use(remarkGfm);

/** Parses Markdown. Text over the limits becomes a single code block. */
export function parseMarkdown(content: string): Root {
  if (limitError(content) === null) return parser.parse(content);
  return { type: "root", children: [{ type: "code", value: content }] };
}

import type { Reference, Resource } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { parseArticle } from "./parse-article.ts";

/** Parts of a text that can have issues, with 1-based line numbers. */
export type Outline = {
  headings: { line: number; depth: number; text: string; id: string }[];
  links: { line: number; url: string }[];
  pictures: { line: number; url: string; alt: string }[];
};

/** Parses text as the site does. Hostile text needs a worker. */
export function outlineOf(content: string): Outline {
  const tree = parseArticle(content);
  const outline: Outline = { headings: [], links: [], pictures: [] };
  const defined = new Map<string, string>();
  visit(tree, "definition", ({ identifier, url }) => {
    if (!defined.has(identifier)) defined.set(identifier, url);
  });
  const urlOf = (node: Resource | Reference) =>
    "url" in node ? node.url : (defined.get(node.identifier) ?? "");
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === "heading") {
      const id = String(node.data?.hProperties?.id);
      outline.headings.push({ line, depth: node.depth, text: textOf(node), id });
    } else if (node.type === "link" || node.type === "linkReference") {
      outline.links.push({ line, url: urlOf(node) });
    } else if (node.type === "image" || node.type === "imageReference") {
      outline.pictures.push({ line, url: urlOf(node), alt: node.alt ?? "" });
    }
  });
  return outline;
}

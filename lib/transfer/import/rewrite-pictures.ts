import { visit } from "unist-util-visit";
import { parseMarkdown } from "@/lib/markdown/parse";

/** Addresses of the pictures in a text, each once; of definitions too, which pictures may use. */
export function pictureUrls(content: string): string[] {
  return [...new Set(places(content).map(({ url }) => url))];
}

/** Puts other addresses in the place of those of pictures, and leaves all else as it is, byte for byte. */
export function rewritePictures(content: string, paths: ReadonlyMap<string, string>): string {
  let rewritten = content;
  for (const { url, start, end } of places(content).reverse()) {
    const path = paths.get(url);
    if (path === undefined) continue;
    const markup = content.slice(start, end);
    // The last: an alternative text may hold it too.
    const at = markup.lastIndexOf(url);
    if (at < 0) continue;
    rewritten = rewritten.slice(0, start + at) + path + rewritten.slice(start + at + url.length);
  }
  return rewritten;
}

function places(content: string) {
  const found: { url: string; start: number; end: number }[] = [];
  const used = new Set<string>();
  const tree = parseMarkdown(content);
  visit(tree, "imageReference", ({ identifier }) => void used.add(identifier));
  visit(tree, (node) => {
    const isPicture =
      node.type === "image" || (node.type === "definition" && used.has(node.identifier));
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (!isPicture || start === undefined || end === undefined) return;
    if (node.url !== "") found.push({ url: node.url, start, end });
  });
  return found;
}

import type { Root } from "mdast";
import { visit } from "unist-util-visit";

/** Where a picture's address stands in a text; nowhere for one that is spelled in a way of its own. */
export type Place = { url: string; start: number; end: number } | { url: string; start: null };

/** The pictures of a text, in their order; definitions too, which pictures may use. */
export function findPictures(tree: Root, content: string): Place[] {
  const found: Place[] = [];
  const used = new Set<string>();
  visit(tree, "imageReference", ({ identifier }) => void used.add(identifier));
  visit(tree, (node) => {
    const isPicture =
      node.type === "image" || (node.type === "definition" && used.has(node.identifier));
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (!isPicture || start === undefined || end === undefined || node.url === "") return;
    const at = destination(content.slice(start, end), node.url);
    found.push(
      at
        ? { url: node.url, start: start + at.start, end: start + at.end }
        : { url: node.url, start: null },
    );
  });
  return found;
}

/** Puts other addresses in the place of those, and leaves all else as it is, byte for byte. */
export function rewritePictures(
  content: string,
  places: readonly Place[],
  paths: ReadonlyMap<string, string>,
): string {
  let text = "";
  let end = 0;
  for (const place of places) {
    const path = paths.get(place.url);
    if (path === undefined || place.start === null) continue;
    text += content.slice(end, place.start) + path;
    end = place.end;
  }
  return text + content.slice(end);
}

const openings = ["](<", "](", "]: <", "]: ", "]:<", "]:"];

/** Of an address in the markup of a picture or a definition. */
function destination(markup: string, url: string): { start: number; end: number } | null {
  const spellings = [url, url.replace(/[()]/g, "\\$&"), url.replaceAll("&", "&amp;")];
  for (const spelling of spellings) {
    for (const opening of openings) {
      // The last: an alternative text may hold the same.
      const at = markup.lastIndexOf(opening + spelling);
      if (at < 0) continue;
      const start = at + opening.length;
      return { start, end: start + spelling.length };
    }
  }
  return null;
}

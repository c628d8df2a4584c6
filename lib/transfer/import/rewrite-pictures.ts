import type { Root } from "mdast";
import { visit } from "unist-util-visit";

/** Position of a picture's URL in a text; `start` is null if its spelling isn't recognised. */
export type Place = { url: string; start: number; end: number } | { url: string; start: null };

/** Finds the pictures of a text in order, including definitions that pictures use. */
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

/** Replaces picture URLs and keeps everything else byte for byte. */
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

/** A URL in HTML is rarely longer; `data:` URLs need no escapes. */
const maxEscaped = 2_000;

/** Finds a URL in the markup of a picture or definition. */
function destination(markup: string, url: string): { start: number; end: number } | null {
  // Uses the last match, since the alt text may contain the same characters.
  for (const opening of openings) {
    const at = markup.lastIndexOf(opening + url);
    if (at >= 0) return { start: at + opening.length, end: at + opening.length + url.length };
  }
  if (url.length > maxEscaped) return null;
  const escaped = url.replace(/[!-/:-@[-`{-~]/g, (sign) =>
    sign === "&" ? "\\\\?&(?:amp;)?" : `\\\\?\\${sign}`,
  );
  const found = [...markup.matchAll(new RegExp(`(?<=\\](?:\\(|: ?)<?)${escaped}`, "g"))].at(-1);
  return found ? { start: found.index, end: found.index + found[0].length } : null;
}

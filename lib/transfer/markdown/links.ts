import { posix } from "node:path";
import { decodeText } from "@/lib/decode-text";

/** Maps URLs in a text to paths on this site, or to null for a note that is not a post. */
export type PostLinks = Record<string, string | null>;

// Links in Markdown and HTML, then in Jekyll, Hugo, Hexo and Obsidian syntax.
const link =
  /\]\(\s{0,9}(?:<([^<>{}\n]{1,500})>|([^()\s<>{}]{1,500}))|\]:\s{1,9}<?([^\s<>{}]{1,500})|\bhref=["']?([^\s"'<>{]{1,500})|\{%-?\s{1,9}(?:post_url|post_path|post_link|link)\s{1,9}([^\s%]{1,500})|ref\s{1,9}(?:path=)?["']([^"'{}]{1,500})|\{\{-?\s{0,9}["']([^"'{}]{1,500})|\[\[([^[\]|\\\n]{1,300})/g;

const baseUrl = /\{\{-?\s{0,9}site\.(?:base)?url\s{0,9}-?\}\}|\{(?:filename|static|attach)\}/g;
const markdown = /^(?![a-z]+:)[^?#]*\.(?:md|markdown|mdx)(?:[?#]|$)/i;
/** A file's language, as in `post.de.md`; not the end of a name such as `next.js.md`. */
export const language = /\.(?!ai|go|io|js|md|py|rb|sh|ts)[a-z]{2}(?:-[a-z]{2})?(?=\.\w+$)/i;
const listing = /^\/(?:tags?|categor(?:y|ies)|authors?|series|archives?|page)\//i;

/** Resolves the links of a text to posts. `names` are the filenames of all posts. */
export function linkFinder(names: readonly string[], slugOf: (name: string) => Promise<string>) {
  const byWords = new Map<string, string | null>();
  // A name that two posts share is ambiguous, so it matches neither.
  for (const name of names) byWords.set(wordsOf(name), byWords.has(wordsOf(name)) ? null : name);
  const files = new Set(names);
  const slugs = new Map<string, string | null>();
  const slugFor = async (name: string) => {
    // A post that cannot be read has no slug.
    if (!slugs.has(name)) slugs.set(name, await slugOf(name).catch(() => null));
    return slugs.get(name) ?? null;
  };
  const find = (url: string, from: string): string | null => {
    const path = decodeText(url.split(/[?#]/)[0] ?? "");
    if (path === "" || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path) || listing.test(path)) return null;
    const places = [posix.join(posix.dirname(from), path), path.replace(/^\//, "")];
    if (path.startsWith("/")) places.reverse();
    const whole = places[0]?.replace(/\/$/, "");
    places.push(...[".md", ".mdx", "/index.md", "/index.mdx"].map((end) => whole + end));
    const words = wordsOf(path);
    const found = places.find((place) => files.has(place)) ?? byWords.get(words);
    // A translation may link to others without its language.
    return found ?? byWords.get(words + (language.exec(from)?.[0].toLowerCase() ?? "")) ?? null;
  };
  return async (text: string, from: string): Promise<PostLinks> => {
    const links: PostLinks = {};
    for (const match of text.replace(baseUrl, "").matchAll(link)) {
      const url = match.slice(1).find(Boolean) ?? "";
      const isNote = match[8] !== undefined || markdown.test(url);
      const name = match[8]?.startsWith("#") ? from : find(url, from);
      if (name === null && !isNote) continue;
      const fragment = /#.*/.exec(url)?.[0].replace(/\s+/g, "-") ?? "";
      const slug = name !== null && name !== from ? await slugFor(name) : null;
      links[url] = slug === null ? null : `/blog/${slug}${fragment}`;
      if (name === from && fragment) links[url] = fragment;
    }
    return links;
  };
}

/** Returns the last segment of a path without date, extension or index file. */
function wordsOf(path: string): string {
  const name = path.replace(/\/(?:(?:index|readme)(?:\.\w+)?)?$/i, "");
  const last = posix.basename(name).replace(/\.(?:md|markdown|mdx|html?)$/i, "");
  return last
    .replace(/^\d{4}-\d{2}-\d{2}-/, "")
    .toLowerCase()
    .replace(/[\s_]+/g, "-");
}

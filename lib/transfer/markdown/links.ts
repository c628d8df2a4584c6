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
export const language =
  /\.(?:ar|bg|bn|ca|cs|da|de|el|en|es|et|fa|fi|fr|he|hi|hr|hu|id|it|ja|ka|ko|lt|lv|ms|nb|nl|no|pl|pt|ro|ru|sk|sl|sr|sv|th|tr|uk|ur|vi|zh)(?:-[a-z]{2})?(?=\.\w+$)/i;
const ends = [".md", ".mdx", "/index.md", "/index.mdx", "/page.mdx", "/+page.md"];
const listing = /^\/(?:tags?|categor(?:y|ies)|authors?|series|archives?|page)\//i;

/** Resolves the links of a text to posts. `names` are the filenames of all posts. */
export function linkFinder(names: readonly string[], slugOf: (name: string) => Promise<string>) {
  const byWords = Map.groupBy(names, wordsOf);
  // Words that two posts share are ambiguous, unless a folder tells them apart.
  const named = (words: string, isMeant = (_name: string) => true) => {
    const all = byWords.get(words) ?? [];
    const [only, ...others] = all.length > 1 ? all.filter(isMeant) : all;
    return others.length === 0 ? only : undefined;
  };
  const files = new Set(names);
  const slugs = new Map<string, string | null>();
  const slugFor = async (name: string) => {
    // A post that cannot be read has no slug.
    if (!slugs.has(name)) slugs.set(name, await slugOf(name).catch(() => null));
    const slug = slugs.get(name) ?? null;
    // Only the first of several posts with the same name gets it as its slug.
    const words = wordsOf(name);
    return slug === words && byWords.get(words)?.[0] !== name ? null : slug;
  };
  const find = (url: string, from: string): string | null => {
    const path = decodeText(url.split(/[?#]/)[0] ?? "");
    if (path === "" || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path) || listing.test(path)) return null;
    const rooted = path.replace(/^@?\//, "").replace(/\/$/, "");
    const places = [posix.join(posix.dirname(from), path).replace(/\/$/, ""), rooted];
    const isRooted = /^@?\//.test(path);
    if (isRooted) places.reverse();
    const withoutEnd = isRooted ? [rooted] : places;
    places.push(...withoutEnd.flatMap((place) => ends.map((end) => place + end)));
    const words = wordsOf(path);
    // The root may be a folder such as content/.
    const isInRoot = (name: string) =>
      ["", ...ends].some((end) => name.endsWith(`/${rooted}${end}`));
    const found = places.find((place) => files.has(place)) ?? named(words, isInRoot);
    // A translation may link to others without its language.
    return found ?? named(words + (language.exec(from)?.[0].toLowerCase() ?? "")) ?? null;
  };
  return async (text: string, from: string): Promise<PostLinks> => {
    const links: PostLinks = {};
    for (const match of text.replace(baseUrl, "").matchAll(link)) {
      const url = match.slice(1).find(Boolean) ?? "";
      const isNote = match[8] !== undefined || /post_/.test(match[0]) || markdown.test(url);
      const name = match[8]?.startsWith("#") ? from : find(url, from);
      const fragment = /#.*/.exec(url)?.[0].replace(/\s+/g, "-") ?? "";
      const slug = name !== null && name !== from ? await slugFor(name) : null;
      if (slug === null && name !== from && !isNote) continue;
      links[url] = slug === null ? null : `/blog/${slug}${fragment}`;
      if (name === from && fragment) links[url] = fragment;
    }
    return links;
  };
}

/** Returns the last segment of a path without date, extension or index file. */
function wordsOf(path: string): string {
  const name = path.replace(/\/(?:(?:index|readme)(?:\.\w+)?|page\.mdx|\+page\.md)?$/i, "");
  const last = posix.basename(name).replace(/\.(?:md|markdown|mdx|html?)$/i, "");
  return last
    .replace(/^\d{4}-\d{2}-\d{2}-/, "")
    .toLowerCase()
    .replace(/[\s_]+/g, "-");
}

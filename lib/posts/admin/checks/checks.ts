import { idFinder } from "@/lib/markdown/extensions/heading-ids";
import type { Outline } from "@/lib/markdown/outline";
import type { PostField, PostInput } from "@/lib/posts/admin/schema";
import { slugOf, targetOf } from "./links";

/** An issue to review before publishing. `line` is a line of the content, or null for a field. */
export type Check = { field: PostField; line: number | null; text: string };

/** The server's response to an open editor. */
export type CheckAnswer = {
  checks: Check[];
  /** Excerpt generated from the content, shown if none is written. */
  excerpt: string;
};

/** Site data for the checks. `posts` has the linked posts that exist, by slug. */
export type KnownSite = {
  url: string;
  posts: ReadonlyMap<string, "published" | "draft">;
  /** Whether a page exists at a path that isn't a post's. */
  isPage: (path: string) => boolean;
};

/** Maximum characters; Google truncates titles at 580 pixels, or about this length. */
const maxShownTitle = 60;

type Values = Pick<
  PostInput,
  "title" | "slug" | "cover_image" | "cover_alt" | "excerpt" | "meta_title" | "meta_description"
>;

/** Returns issues with the fields first, then issues with the text in order. */
export function checkPost(values: Values, outline: Outline, site: KnownSite): Check[] {
  const inText = [
    ...checkHeadings(outline),
    ...checkLinks(outline, values.slug, site),
    ...checkPictures(outline),
  ];
  return [
    ...checkFields(values),
    ...inText
      .sort((one, other) => one.line - other.line)
      .map((check) => ({ ...check, field: "content" as const })),
  ];
}

type InText = { line: number; text: string };

function checkFields(values: Values): Check[] {
  const checks: Check[] = [];
  const add = (field: PostField, text: string) => checks.push({ field, line: null, text });
  if (values.cover_image.trim() === "")
    add("cover_image", "No cover image: a generated one is used");
  else if (values.cover_alt.trim() === "") {
    add("cover_alt", "Cover image has no alt text");
  }
  if (values.excerpt.trim() === "" && values.meta_description.trim() === "") {
    add("excerpt", "No excerpt or search description");
  }
  const { length } = [...(values.meta_title.trim() || values.title.trim())];
  if (length > maxShownTitle) {
    add("meta_title", `Title is ${length} characters long: search shows about ${maxShownTitle}`);
  }
  return checks;
}

function checkHeadings({ headings }: Outline): InText[] {
  // The title is the level 1 heading.
  let before = 1;
  return headings.flatMap(({ line, depth, text }) => {
    const isSkipping = depth > before + 1;
    const last = before;
    before = Math.max(depth, 1);
    const name = text.trim() === "" ? "Heading" : `Heading “${shorten(text.trim())}”`;
    if (text.trim() === "") return { line, text: "Heading is empty" };
    if (depth === 1) return { line, text: `${name} is level 1, which is the title's` };
    if (!isSkipping) return [];
    return { line, text: `${name} skips from level ${last} to level ${depth}` };
  });
}

function checkLinks({ links, headings }: Outline, ownSlug: string, site: KnownSite): InText[] {
  const findId = idFinder(headings.map(({ id }) => id));
  return links.flatMap(({ line, url }) => {
    const anchor = /^#(?!top$|user-content-fn)(.+)/.exec(url.trim())?.[1];
    const isDead = anchor !== undefined && !findId(anchor);
    const text = isDead ? `No heading matches ${shorten(url)}` : linkError(url, ownSlug, site);
    return text === null ? [] : { line, text };
  });
}

function linkError(url: string, ownSlug: string, site: KnownSite): string | null {
  const target = targetOf(url, site.url);
  if (target.kind === "empty") return "Link has no URL";
  if (target.kind === "malformed") return `“${shorten(url)}” is not a valid URL`;
  if (target.kind === "fine") return null;
  const slug = slugOf(target.path);
  if (slug !== null && slug !== ownSlug) {
    const found = site.posts.get(slug);
    if (found === "draft") return `The post at ${shorten(target.path)} is a draft`;
    return found || site.isPage(target.path) ? null : `No post at ${shorten(target.path)}`;
  }
  if (slug !== null || site.isPage(target.path)) return null;
  return `No page at ${shorten(target.path)}`;
}

function checkPictures({ pictures }: Outline): InText[] {
  return pictures.flatMap(({ line, url, alt }) => {
    if (url.trim() === "") return { line, text: "Image has no URL" };
    return alt.trim() === "" ? { line, text: "Image has no alt text" } : [];
  });
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length > 60 ? `${characters.slice(0, 60).join("")}…` : text;
}

import { createHash } from "node:crypto";
import { brand } from "@/content/brand";
import { decodeText } from "@/lib/decode-text";
import { invisible } from "@/lib/forms/rules";
import { isSlug } from "@/lib/forms/slug";
import { HtmlError } from "@/lib/markdown/from-html/html-tree";
import { type Notes, noteLines } from "@/lib/markdown/from-html/notes";
import { limitError } from "@/lib/markdown/limits";
import { isCoverUrl } from "@/lib/media/cover";
import { postLimits } from "@/lib/posts/admin/fields/fields";
import { slugWords } from "@/lib/posts/admin/fields/slug";
import { formatDateTime } from "@/lib/time/format";
import { htmlToMarkdown } from "@/lib/transfer/html/to-markdown";
import { convertMarkdown } from "@/lib/transfer/markdown/convert-markdown";
import { sourceMeta } from "./meta";
import type { SourcePost } from "./source";
import { TransferError } from "./transfer-error";

/** Fields the database stores for a post, with notes on what was changed or lost. */
export type ConvertedPost = {
  fields: {
    title: string;
    slug: string;
    content: string;
    excerpt: string | null;
    tags: string[];
    created_at: string | null;
    publish_at: string | null;
  } & ReturnType<typeof sourceMeta>;
  notes: string[];
};

const tooLong = "The text is too long.";
/** Limit before parsing, higher because removing unsupported syntax may shorten the text. */
const maxMarkdown = postLimits.content * 1.5;
const maxTags = 10;
const maxTagLength = 50;
/** Maximum characters quoted in a note, since many posts may share a long text. */
const maxNoted = 2_000;

/** Throws a TransferError if the post cannot be imported. */
export function convertPost(post: SourcePost): ConvertedPost {
  const lost: Notes = new Map();
  const notes = [...post.notes];
  // Ghost posts may have only a path, which can't serve as a base URL.
  const baseUrl = URL.parse(post.oldUrl ?? "")?.href ?? null;
  const text = contentOf(post, baseUrl, lost);
  // A post may be only a picture.
  const content = text.trim() || !post.cover ? text : `![](<${post.cover.url}>)`;
  if (content.trim() === "") throw new TransferError(post.whyEmpty ?? "The post has no text.");
  if (content.length > postLimits.content) throw new TransferError(tooLong);
  const nested = limitError(content);
  if (nested) throw new TransferError(`The text cannot be read: ${nested}.`);
  const title = cut(oneLine(post.title), postLimits.title, "The title", notes) || "Untitled";
  const slug = slugOf(post, title);
  if (post.slug && slug !== post.slug) notes.push(`Original slug: “${post.slug}”`);
  const excerpt = cut(usable(post.excerpt).trim(), postLimits.excerpt, "The excerpt", notes);
  const meta = sourceMeta(
    post.meta,
    baseUrl,
    (value, max, what) => cut(oneLine(value), max, what, notes),
    notes,
  );
  const created_at = dateOf(post.createdAt);
  if (!created_at) notes.push("No date, so today’s was used");
  const publish_at = post.isPublic ? scheduleOf(created_at) : null;
  if (publish_at) {
    notes.push(`Scheduled for ${formatDateTime(Date.parse(publish_at), brand.timeZone)}`);
  }
  return {
    fields: {
      ...{ title, slug, content: usable(content), excerpt: excerpt || null },
      ...{ created_at, publish_at },
      tags: tagsOf(post.tags, notes),
      ...meta,
    },
    notes: [...notes, ...noteLines(lost)],
  };
}

function contentOf({ text, from }: SourcePost, baseUrl: string | null, notes: Notes) {
  try {
    if ("html" in text) {
      return htmlToMarkdown(text.html, { baseUrl, isClassic: text.isClassic, notes });
    }
    if (text.markdown.length > maxMarkdown) throw new TransferError(tooLong);
    return convertMarkdown(text.markdown, {
      isMdx: /\.mdx$/i.test(from),
      links: text.links ?? {},
      fields: text.fields,
      notes,
    });
  } catch (error) {
    throw error instanceof HtmlError ? new TransferError(error.message) : error;
  }
}

/** Returns a cover's fields other than its path. */
export function coverFields({ url, alt }: NonNullable<SourcePost["cover"]>, notes: string[]) {
  const cover_alt = cut(oneLine(alt), postLimits.cover_alt, "The cover alt text", notes);
  if (!cover_alt) notes.push("The cover has no alt text");
  return { cover_alt: cover_alt || null, cover_source: coverUrl(url) };
}

/** Returns the URL a cover came from; null for a path or a URL that posts may not store. */
function coverUrl(url: string): string | null {
  const https = usable(url).replace(/^http:/, "https:");
  return https.startsWith("https:") && isCoverUrl(https) ? https : null;
}

export function slugOf({ slug, from }: Pick<SourcePost, "slug" | "from">, title: string): string {
  const given = isSlug(slug)
    ? slug
    : slugWords(decodeText(slug).replace(/[._]+/g, "-"), postLimits.slug);
  const found = given || slugWords(title, postLimits.slug) || `post-${hash(from).slice(0, 8)}`;
  // `/blog/archive` is a page of the blog itself.
  return found === "archive" ? "archive-post" : found;
}

function tagsOf(names: string[], notes: string[]): string[] {
  const tags: string[] = [];
  for (const given of names.map(oneLine)) {
    const name = withoutCommas(given);
    if (name === "") continue;
    if (tags.some((tag) => tag.toLowerCase() === name.toLowerCase())) continue;
    if (tags.length >= maxTags || [...name].length > maxTagLength) {
      notes.push(
        `Tag “${name.slice(0, maxNoted)}” was left out: posts can have ${maxTags} tags of up to ${maxTagLength} characters`,
      );
      continue;
    }
    if (name !== given) notes.push(`Tag “${given.slice(0, maxNoted)}” was renamed to “${name}”`);
    tags.push(name);
  }
  return tags;
}

/** Replaces commas, which separate tags in the editor. */
function withoutCommas(name: string): string {
  if (!name.includes(",")) return name;
  const parts = name.split(",").map((part) => part.trim());
  return parts.filter(Boolean).join(" / ");
}

function dateOf(text: string | null): string | null {
  const date = new Date(text ?? "");
  const year = date.getUTCFullYear();
  return year >= 1900 && year <= 9999 ? date.toISOString() : null;
}

/** Returns a future date, rounded down to the minute; null for a past one. */
function scheduleOf(date: string | null): string | null {
  const instant = Date.parse(date ?? "");
  return instant > Date.now() ? new Date(instant - (instant % 60_000)).toISOString() : null;
}

function oneLine(text: string): string {
  return usable(text)
    .replace(invisible, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
}

/** Strips characters the database would reject. */
const usable = (text: string): string => text.toWellFormed().replace(/[^\P{Cc}\t\r\n]/gu, "");

/** Truncates text over the limit and adds a note. */
function cut(value: string, max: number, what: string, notes: string[]): string {
  const characters = [...value];
  if (characters.length <= max) return value;
  notes.push(
    `${what} was longer than ${max} characters and was shortened: “${value.slice(0, maxNoted)}”`,
  );
  return characters.slice(0, max).join("").trim();
}

export function hash(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}

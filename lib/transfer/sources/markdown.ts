import "server-only";
import { posix } from "node:path";
import { brand } from "@/content/brand";
import { type Notes, note, noteLines } from "@/lib/markdown/from-html/notes";
import { maxPictureBytes } from "@/lib/media/strings";
import { searchFields } from "@/lib/posts/admin/fields";
import type { Files } from "@/lib/transfer/import/files";
import type { SourceMeta } from "@/lib/transfer/import/meta";
import { readPost } from "@/lib/transfer/import/read-post";
import type { Source, SourcePost } from "@/lib/transfer/import/source";
import { TransferError } from "@/lib/transfer/import/transfer-error";
import { leaveOut, leaveOutChangeDates } from "@/lib/transfer/report";
import { localMoment } from "./local-moment";

type Fields = Record<string, unknown>;

/** A folder or zip of Markdown files with front matter, as static site generators have them. */
export function markdownSource(files: Files): Source {
  const names = files.names.filter((name) => /\.(md|markdown|mdx)$/i.test(name));
  if (names.length === 0) throw new TransferError("There is no Markdown file in it.");
  const used = new Set<string>(names);
  let changeDates = 0;
  const unread: { name: string; why: string }[] = [];
  return {
    name: "Markdown files",
    total: names.length,
    hosts: new Set(),
    async *posts() {
      for (const name of names) {
        try {
          const { fields, content } = await readPost(files, name);
          if (changeKeys.some((key) => text(fields[key]))) changeDates += 1;
          yield toPost(name, fields, content);
        } catch (error) {
          if (!(error instanceof TransferError)) throw error;
          unread.push({ name, why: error.message });
        }
      }
    },
    findPicture(url, { from }) {
      const name = from.slice("markdown:".length);
      const path = decoded(url.split(/[?#]/)[0] ?? "");
      const places = path.startsWith("/")
        ? [path.slice(1), `static${path}`, `public${path}`]
        : [posix.join(posix.dirname(name), path), path];
      const found = places.find((place) => files.has(place));
      if (!found) return null;
      used.add(found);
      return { name: found, read: () => files.read(found, maxPictureBytes) };
    },
    reportRest(report) {
      leaveOutChangeDates(report, changeDates);
      for (const { name, why } of unread) leaveOut(report, name, why);
      for (const name of files.names) {
        if (!used.has(name)) leaveOut(report, name, "no post shows it, and it is no post");
      }
    },
  };
}

const changeKeys = ["updated_at", "lastmod", "last_modified_at", "updated"];

const known = new Set([
  ...changeKeys,
  ...["title", "slug", "date", "published_at", "created_at", "excerpt", "description", "summary"],
  ...["cover", "cover_image", "image", "cover_alt", "tags", "categories", "aliases"],
  ...["permalink", "url", "canonical"],
  ...searchFields,
]);

const toml = /^\uFEFF?\+\+\+[ \t]*\r?\n[\s\S]*?\n\+\+\+[ \t]*(?:\r?\n|$)/;

function toPost(name: string, fields: Fields, whole: string): SourcePost {
  const content = whole.replace(toml, "");
  const heading = /^\s*# {1,100}([^\r\n]{1,1000})(?:\r?\n|$)/.exec(content);
  const title = text(fields.title);
  const file = posix.basename(name).replace(/\.\w+$/, "");
  const base = /^(index|readme)$/i.test(file) ? posix.basename(posix.dirname(name)) : file;
  const cover = text(fields.cover) || text(fields.cover_image) || text(fields.image);
  const unknown = Object.keys(fields).filter(
    (key) => !known.has(key) && !isState(key, fields[key]),
  );
  const isDraft = fields.draft === true || fields.published === false;
  const [oldUrl = null, ...aliases] = urlsOf(fields).filter(isUrl);
  return {
    from: `markdown:${name}`.slice(0, 2000),
    title: title || heading?.[1]?.replace(/ +#+ *$/, "").trim() || base,
    slug: text(fields.slug) || base.replace(/^\d{4}-\d{2}-\d{2}-/, ""),
    text: { markdown: title || !heading ? content : content.slice(heading[0].length) },
    excerpt: text(fields.excerpt) || text(fields.description) || text(fields.summary),
    meta: metaOf(fields),
    cover: cover ? { url: cover, alt: text(fields.cover_alt) } : null,
    tags: [...list(fields.tags), ...list(fields.categories)],
    createdAt:
      dateOf(fields.date) || dateOf(fields.published_at) || dateOf(fields.created_at) || null,
    isPublic: !isDraft,
    oldUrl,
    aliases,
    notes: [
      ...(content === whole ? [] : ["Its front matter is TOML, which is not read"]),
      ...shortcodeNotes(content),
      ...(isDraft ? ["Its state was “draft”"] : []),
      ...unknown.map(
        (key) => `Its field “${key}” was left out: ${text(fields[key]).slice(0, 200)}`,
      ),
      ...urlsOf(fields)
        .filter((url) => !isUrl(url))
        .map((url) => `No redirect comes from ${url.slice(0, 200)}: it is no whole path`),
    ],
  };
}

/** Of Hugo. Code may show them as they are. */
function shortcodeNotes(content: string): string[] {
  const notes: Notes = new Map();
  const text = content.replace(/```[\s\S]*?```|`[^`]*`/g, "");
  for (const [, sign, name] of text.matchAll(/\{\{([<%])\s{0,10}([a-z][\w./-]{0,60})/gi)) {
    const end = sign === "<" ? ">" : "%";
    note(notes, `The shortcode {{${sign} ${name} ${end}}} stands in the text as it was`);
  }
  return noteLines(notes);
}

/** Where it stood, first where it stood last. */
function urlsOf({ permalink, url, aliases }: Fields): string[] {
  return [...new Set([text(permalink), text(url), ...list(aliases)])].filter(Boolean);
}

/** Not a pattern of a generator, as in `/:year/:title/` and `/{{ slug }}/`. */
function isUrl(text: string): boolean {
  return /^(\/|https?:\/\/)/i.test(text) && !/[/._-]:[a-z]|\{\{/i.test(text);
}

function isState(key: string, value: unknown): boolean {
  return (key === "draft" || key === "published") && typeof value === "boolean";
}

function metaOf(fields: Fields): SourceMeta {
  return {
    meta_title: text(fields.meta_title),
    meta_description: text(fields.meta_description),
    share_title: text(fields.share_title),
    share_description: text(fields.share_description),
    canonical_url: text(fields.canonical_url) || text(fields.canonical),
    noindex: fields.noindex === true,
  };
}

const dateOf = (value: unknown) =>
  localMoment(value instanceof Date ? value : text(value), brand.timeZone);

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function text(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function list(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(text);
  return text(value)
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}

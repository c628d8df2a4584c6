import { posix } from "node:path";
import { brand } from "@/content/brand";
import { searchFields } from "@/lib/posts/admin/fields";
import type { SourcePost } from "@/lib/transfer/import/source";
import type { Fields } from "./front-matter";
import { localMoment } from "./local-moment";

/**
 * The names that generators give a field, in small letters and without `_` and `-`. The first with a value
 * counts; of tags and URLs, all do.
 */
export const fieldNames = {
  title: ["title"],
  slug: ["slug"],
  date: [
    ...["date", "pubdate", "pubdatetime", "publishdate", "publishedat", "published", "createdat"],
    "created",
  ],
  excerpt: ["excerpt", "description", "summary"],
  cover: [
    ...["cover", "coverimage", "image", "heroimage", "featuredimage", "featureimage", "header"],
    ...["banner", "thumbnail", "ogimage", "images"],
  ],
  coverAlt: ["coveralt", "imagealt", "heroimagealt", "heroalt"],
  tags: ["tags", "categories"],
  tag: ["tag", "category"],
  url: ["permalink", "url"],
  aliases: ["aliases", "alias", "redirectfrom"],
  canonical: ["canonicalurl", "canonical"],
  changed: [
    ...["updatedat", "lastmod", "lastmodifiedat", "updated", "updateddate", "moddatetime"],
    "modified",
  ],
};

const plainName = (name: string) => name.toLowerCase().replace(/[_-]/g, "");

const maxUrls = 100;

/** Reads the fields of the file at `path`, with notes on those that have no place here. */
export function readFields({ extra, params, taxonomies, ...own }: Fields, path: string) {
  // Zola and Hugo have objects for fields of a site's own.
  const given = { ...objectOf(extra), ...objectOf(params), ...objectOf(taxonomies), ...own };
  const fields = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [plainName(name), value]),
  );
  const used = new Set([...fieldNames.changed, ...searchFields.map(plainName)]);
  function first<T>(names: string[], read: (value: unknown) => T | ""): T | "" {
    for (const name of names) {
      const value = read(fields[name]);
      if (value) {
        used.add(name);
        return value;
      }
    }
    return "";
  }
  const all = (names: string[], read: (value: unknown) => string[]) =>
    names.flatMap((name) => {
      used.add(name);
      return read(fields[name]);
    });

  const file = posix.basename(path).replace(/\.\w+$/, "");
  const isIndex = /^(index|readme)(\.[a-z]{2})?$/i.test(file);
  const base = isIndex ? posix.basename(posix.dirname(path)) : file;
  const [dated = "", day = ""] = /^(\d{4}-\d{1,2}-\d{1,2})(?:[-_ ]+|$)/.exec(base) ?? [];
  const cover = first(fieldNames.cover, coverOf);
  const alt = first(fieldNames.coverAlt, text);
  const urls = [...new Set([...all(fieldNames.url, pathsOf), ...all(fieldNames.aliases, listOf)])];
  const [oldUrl = null, ...aliases] = urls.filter(isUrl).slice(0, maxUrls);
  const states = ["draft", "published"].filter((name) => /^(true|false)$/.test(text(fields[name])));
  const isDraft =
    text(fields.draft) === "true" ||
    text(fields.published) === "false" ||
    /(^|\/)_drafts\//.test(path);
  const post = {
    title: first(fieldNames.title, text),
    slug: first(fieldNames.slug, text) || base.slice(dated.length) || base,
    excerpt: first(fieldNames.excerpt, text),
    meta: {
      meta_title: text(fields.metatitle),
      meta_description: text(fields.metadescription),
      share_title: text(fields.sharetitle),
      share_description: text(fields.sharedescription),
      canonical_url: first(fieldNames.canonical, text),
      noindex: fields.noindex === true,
    },
    cover: cover ? { ...cover, alt: alt || cover.alt } : null,
    tags: [...all(fieldNames.tags, wordsOf), ...all(fieldNames.tag, listOf)],
    createdAt: first(fieldNames.date, dateOf) || dateOf(day) || null,
    isPublic: !isDraft,
    oldUrl,
    aliases,
  } satisfies Partial<SourcePost>;
  const unused = Object.keys(given).filter((name) => {
    const plain = plainName(name);
    return !used.has(plain) && !states.includes(plain) && text(given[name]);
  });
  const notes = [
    ...(isDraft ? ["Its state was “draft”"] : []),
    ...unused.map((name) => `Its field “${name}” was left out: ${text(given[name]).slice(0, 200)}`),
    ...urls
      .filter((url) => !isUrl(url))
      .map((url) => `No redirect comes from ${url.slice(0, 200)}: it is no whole path`),
    ...(urls.length > maxUrls ? [`Only ${maxUrls} of its ${urls.length} addresses redirect`] : []),
  ];
  const hasChangeDate = fieldNames.changed.some((name) => text(fields[name]));
  return { post, base, notes, hasChangeDate };
}

/** Not a pattern of a generator, as in `/:year/:title/` and `/{{ slug }}/`. */
function isUrl(text: string): boolean {
  return /^(\/|https?:\/\/)/i.test(text) && !/[/._-]:[a-z]|\{\{/i.test(text);
}

/** A path may lack its first slash, but `pretty` and `none` are names of patterns. */
function pathsOf(value: unknown): string[] {
  const path = text(value).trim();
  return path ? [/^[\w.-]+[/.]/.test(path) ? `/${path}` : path] : [];
}

function coverOf(value: unknown): { url: string; alt: string } | "" {
  if (typeof value === "string") return value.trim() && { url: value.trim(), alt: "" };
  if (Array.isArray(value)) return coverOf(value[0]);
  const { image, src, path, url, overlay_image, teaser, alt } = objectOf(value);
  const found = [image, src, path, url, overlay_image, teaser].map(text).find(Boolean);
  return found ? { url: found, alt: text(alt) } : "";
}

function dateOf(value: unknown): string {
  const date = localMoment(text(value), brand.timeZone);
  return Number.isNaN(Date.parse(date)) ? "" : date;
}

/** Jekyll and Hugo divide words by spaces. */
const wordsOf = (value: unknown) =>
  typeof value === "string" && !value.includes(",") ? value.split(/\s+/) : listOf(value);

function listOf(value: unknown): string[] {
  if (!Array.isArray(value))
    return nameOf(value)
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean);
  return value.flat(5).map(nameOf);
}

function nameOf(value: unknown): string {
  const { name, title, label, slug } = objectOf(value);
  return text(name ?? title ?? label ?? slug ?? value);
}

function objectOf(value: unknown): Fields {
  return typeof value === "object" && !Array.isArray(value) ? { ...value } : {};
}

function text(value: unknown): string {
  if (value === undefined || value === null) return "";
  // A date of TOML says what it leaves out.
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

import { posix } from "node:path";
import { brand } from "@/content/brand";
import { searchFields } from "@/lib/posts/admin/fields/fields";
import { emptyMeta } from "@/lib/transfer/import/meta";
import type { SourcePost } from "@/lib/transfer/import/source";
import { language } from "@/lib/transfer/markdown/links";
import type { Fields } from "./front-matter";
import { localMoment } from "./local-moment";
import { plainText } from "./plain-text";

const words = (text: string) => text.split(" ");

/**
 * Names that generators use for each field, in lower case without `_` and `-`. The first with a
 * value wins; for tags and URLs, all are used.
 */
export const fieldNames = {
  title: ["title"],
  slug: ["slug"],
  date: words(
    "date pubdate pubdatetime publishdate publishedat publishedon published datepublished publish publicationdate createdat created datecreated",
  ),
  excerpt: words("excerpt description summary subtitle"),
  cover: words(
    "cover coverimage image heroimage featuredimage featureimage featuredmedia header headerimage headerimg banner hero coverimg img thumbnail thumbnailimg thumb topimg ogimage shareimg images",
  ),
  coverAlt: words("coveralt imagealt heroimagealt heroalt"),
  tags: words("tags categories"),
  tag: words("tag category"),
  url: words("permalink url path"),
  aliases: words("aliases alias redirectfrom"),
  canonical: words("canonicalurl canonical"),
  changed: words("updatedat lastmod lastmodifiedat updated updateddate moddatetime modified"),
};

const plainName = (name: string) => name.toLowerCase().replace(/[_-]/g, "");

const maxUrls = 100;

/** Reads the front matter of the file at `path`, with notes on unsupported fields. */
export function readFields({ extra, params, taxonomies, ...own }: Fields, path: string) {
  // Zola and Hugo nest custom fields in objects.
  const given = { ...objectOf(extra), ...objectOf(params), ...objectOf(taxonomies), ...own };
  const fields = Object.fromEntries(Object.entries(given).map(([k, v]) => [plainName(k), v]));
  const { tags, tag, url, aliases, changed } = fieldNames;
  const used = new Set([tags, tag, url, aliases, changed, searchFields.map(plainName)].flat());
  const first = <T>(names: string[], read: (value: unknown) => T) => {
    const name = names.find((name) => read(fields[name]));
    return read(fields[name && used.add(name) ? name : ""]);
  };
  const all = (names: string[], read: (value: unknown) => string[]) =>
    names.flatMap((name) => read(fields[name]));

  const { day, base } = readName(path);
  const cover = first(fieldNames.cover, coverOf);
  const alt = first(fieldNames.coverAlt, text);
  const earlier = (value: unknown) => listOf(value).flatMap(pathsOf);
  const ownUrls = all(url, pathsOf);
  const urls = [...new Set([...ownUrls, ...all(aliases, earlier)])];
  const [folders] = /\b\d{4}\/\d\d\/\d\d(?=\/)/.exec(`${urls[0]} ${path}`) ?? [];
  const found = urls.filter(isUrl).slice(0, maxUrls);
  const oldUrl = found.find((url) => ownUrls.includes(url)) ?? null;
  const isDraft =
    /(^|\/)_drafts\//.test(path) ||
    Object.entries(fields).some(([name, value]) => drafts.test(`${name}:${text(value)}`));
  const meta = searchFields.map((name) => [name, text(fields[plainName(name)])]);
  const post = {
    title: first(fieldNames.title, plain),
    slug: first(fieldNames.slug, text).split("/").findLast(Boolean) || base,
    excerpt: first(fieldNames.excerpt, plain),
    meta: {
      ...emptyMeta,
      ...Object.fromEntries(meta),
      canonical_url: first(fieldNames.canonical, text),
      noindex: fields.noindex === true,
    },
    cover: cover && { ...cover, alt: alt || cover.alt },
    tags: [...all(tags, wordsOf), ...all(tag, listOf)].map((name) => name.replace(/^#(?=\S)/, "")),
    createdAt:
      first(["publishdate"], futureDateOf) ||
      first(fieldNames.date, dateOf) ||
      dateOf(day) ||
      dateOf(folders) ||
      null,
    isPublic: !isDraft,
    oldUrl,
    aliases: found.filter((url) => url !== oldUrl),
  } satisfies Partial<SourcePost>;
  const unused = Object.entries(given).filter(([name, value]) => {
    const state = `${plainName(name)}:${text(value)}`;
    const isState = drafts.test(state) || publicStates.test(state);
    return text(value) && !isState && !used.has(plainName(name));
  });
  const notes = [
    ...(isDraft ? ["Original status: “draft”"] : []),
    ...unused.map(([k, v]) => `Field “${k}” was left out: ${text(v).slice(0, 200)}`),
    ...urls
      .filter((url) => !isUrl(url))
      .map((url) => `No redirect from ${url.slice(0, 200)}: not a full path`),
    ...(urls.length > maxUrls ? [`Only ${maxUrls} of ${urls.length} old URLs redirect`] : []),
  ];
  const hasChangeDate = changed.some((name) => text(fields[name]));
  const [written = day] = /^\d{4}-\d\d-\d\d/.exec(first(fieldNames.date, text)) ?? [];
  const categories = [...all(["categories"], wordsOf), ...all(["category"], listOf)];
  return { post, base, notes, hasChangeDate, parts: { day: written, name: post.slug, categories } };
}

/** Returns the date at the start of a file's name, and the name without it. */
function readName(path: string): { day: string; base: string } {
  const file = posix.basename(path.replace(language, "")).replace(/(?:\.html)?\.\w+$/, "");
  const isIndex = /^(?:index|readme|\+page)$/i.test(file) || /(?:^|\/)page\.mdx$/.test(path);
  // Notion adds an id to file names.
  const name = isIndex ? posix.basename(posix.dirname(path)) : file.replace(notionId, "");
  const [dated = "", day = ""] = /^(\d{4}-\d{1,2}-\d{1,2})(?:[-_ ]+|$)/.exec(name) ?? [];
  return { day, base: name.slice(dated.length) || name };
}

export const notionId = /[ -][0-9a-f]{32}$/;

/** Fields that mark a post as draft or public, matched as `name:value`. */
const drafts =
  /^(?:(?:draft|private|hidden):(?:true|yes)|publish(?:ed)?:(?:false|no)|(?:status|visibility):(?:draft|hidden|pending|private|unpublished))$/i;
const publicStates =
  /^(?:(?:draft|private|hidden):(?:false|no)|publish(?:ed)?:(?:true|yes)|(?:status|visibility):(?:future|public|publish(?:ed)?|scheduled))$/i;

/** Excludes permalink patterns such as `/:year/:title/` and `/{{ slug }}/`. */
const isUrl = (text: string) => /^(\/|https?:\/\/)/i.test(text) && !/[/._-]:[a-z]|\{\{/i.test(text);

/** Adds a missing leading slash, but not to permalink styles such as `pretty` and `none`. */
function pathsOf(value: unknown): string[] {
  const path = text(value).trim();
  return path ? [/^\w[\w.-]*[/.]/.test(path) ? `/${path}` : path] : [];
}

function coverOf(value: unknown): { url: string; alt: string } | null {
  const given = Array.isArray(value) ? value.flat(5)[0] : value;
  const { image, src, path, url, overlay_image, teaser, feature, alt } = objectOf(given);
  const found = [image, src, path, url, overlay_image, teaser, feature, given].find(
    (url) => typeof url === "string" && url.trim(),
  );
  // Obsidian writes a link to the file.
  const name = text(found).replace(/^\s*!?\[\[([^[\]|]+).*\]\]\s*$/, "$1");
  return found ? { url: name.trim(), alt: text(alt) } : null;
}

function dateOf(value: unknown): string {
  // MkDocs nests dates.
  const date = localMoment(text(objectOf(value).created ?? value), brand.timeZone);
  // The start of 1970 stands for no date.
  return Date.parse(date) ? date : "";
}

/** Hugo hides a post until its `publishDate`, whatever its date. */
function futureDateOf(value: unknown): string {
  const date = dateOf(value);
  return Date.parse(date) > Date.now() ? date : "";
}

/** Jekyll and Hugo separate tags by spaces. */
const wordsOf = (value: unknown) =>
  typeof value === "string" && !/[,;]/.test(value) ? value.split(/\s+/) : listOf(value);

function listOf(value: unknown): string[] {
  // Pelican also separates tags by semicolons, which HTML entities have too.
  const parts = () => nameOf(value).split(/,|(?<!&#?\w{1,9});/);
  const names = Array.isArray(value) ? value.flat(5).map(nameOf) : parts();
  return names.map((name) => name.trim()).filter(Boolean);
}

function nameOf(value: unknown): string {
  const { name, title, label, slug } = objectOf(value);
  return text(name ?? title ?? label ?? slug ?? value);
}

const objectOf = (value: unknown): Fields =>
  typeof value === "object" && !Array.isArray(value) ? { ...value } : {};

/** Returns text without HTML. A tag without words in it may be what the text is about. */
function plain(value: unknown): string {
  const given = text(value);
  const isHtml = /<([a-z]\w{0,20})\b[^<>]{0,500}>[^<]+<\/\1>|^[^<]*&#?\w{1,20};[^<]*$/i.test(given);
  return isHtml ? plainText(given) : given;
}

function text(value: unknown): string {
  if (value === undefined || value === null) return "";
  // A TOML date keeps its precision here: a local date has no time or zone.
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

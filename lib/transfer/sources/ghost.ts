import "server-only";
import { createReadStream } from "node:fs";
import { z } from "zod";
import { escapeText } from "@/lib/markdown/from-html/elements";
import { jsonValues } from "@/lib/transfer/import/json-values";
import type { Source, SourcePost } from "@/lib/transfer/import/source";
import { TransferError } from "@/lib/transfer/import/transfer-error";
import { leaveOut, leaveOutChangeDate, newReport } from "@/lib/transfer/report";

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? ""));

/** A UTC time: text with or without a zone, or a timestamp in seconds or milliseconds. */
const moment = text.transform((value) => {
  if (/^(?:0|1970-01-01[ T]00:00:00)/.test(value)) return "";
  if (!/^\d+$/.test(value)) return value.replace(/^(\d{4}-\d\d-\d\d)[ T]([\d:.]+)$/, "$1T$2Z");
  const date = new Date(Number(value) * (value.length > 11 ? 1 : 1000));
  return Number.isNaN(date.getTime()) ? "" : date.toISOString();
});

const flag = z
  .union([z.boolean(), z.number(), z.string()])
  .nullish()
  .transform((value) => !/^(?:0|false)?$/i.test(String(value ?? "")));

/** Metadata fields, from `posts_meta` or, in older exports, from the post itself. */
const metaTexts = {
  meta_title: text,
  meta_description: text,
  og_title: text,
  og_description: text,
};
const Meta = z.object({ ...metaTexts, feature_image_alt: text });
type Meta = z.infer<typeof Meta>;

const Row = z.looseObject({ id: z.union([z.string(), z.number()]).transform(String).optional() });

const postTexts = [
  ...(["uuid", "title", "slug", "html", "markdown", "plaintext", "lexical", "mobiledoc"] as const),
  ...(["feature_image", "image", "status", "visibility", "type", "custom_excerpt"] as const),
  ...(["codeinjection_head", "codeinjection_foot", "canonical_url"] as const),
];

const Post = z.object({
  ...(Object.fromEntries(postTexts.map((name) => [name, text])) as Record<
    (typeof postTexts)[number],
    typeof text
  >),
  ...metaTexts,
  id: z.union([z.string(), z.number()]).transform(String),
  page: flag,
  published_at: moment,
  created_at: moment,
  featured: flag,
});
type Post = z.infer<typeof Post>;

/** Fields with no equivalent on this site. */
const lostOfMetas = new RegExp(`^(?!(id|post_id|${Meta.keyof().options.join("|")})$)`);
const lostOfPosts = /^(twitter_|og_image|custom_template)/;
const lostOfTags =
  /^(description|feature_image|accent_color|canonical_url|codeinjection_|meta_|og_|twitter_)/;

/** Tables that make up a post. */
const read = new Set(["posts", "tags", "posts_tags", "users", "posts_authors", "posts_meta"]);

/**
 * Reads a Ghost export, which lacks the site's URL: without `siteUrl`, no pictures are fetched from
 * the old site. Throws a TransferError for a truncated file before anything is stored.
 */
export async function ghostSource(file: string, siteUrl: string | undefined): Promise<Source> {
  const base = siteUrl?.replace(/(?<!\/)\/+$/, "");
  const hosts = new Set(base ? [new URL(base).host] : []);
  const names = { tags: new Map<string, string>(), users: new Map<string, string>() };
  const links = { tags: new Map<string, string[]>(), users: new Map<string, string[]>() };
  const metas = new Map<string, Meta>();
  const report = newReport("Ghost export");
  const count = (table: string) =>
    leaveOut(report, `rows in table ${table}`, reasons.get(table) ?? unknown);
  const countLost = (table: string, row: GhostRow["row"], lost: RegExp) => {
    for (const key of Object.keys(row)) if (row[key] && lost.test(key)) count(`${table}, ${key}`);
  };
  let total = 0;
  for await (const { table, row } of ghostRows(file)) {
    const { id = "", name, post_id, tag_id, author_id } = Row.safeParse(row).data ?? {};
    if (table === "posts") {
      const post = Post.safeParse(row).data;
      if (post && isPage(post)) leaveOut(report, `page “${post.title}” /${post.slug}/`, noPages);
      else {
        total += 1;
        if (row.updated_at) leaveOutChangeDate(report);
        countLost(table, row, lostOfPosts);
        if (author_id) add(links.users, id, String(author_id));
      }
      const host = URL.parse(post?.feature_image || post?.image || "")?.host;
      if (host) hosts.add(host);
    } else if (table === "tags" || table === "users") {
      names[table].set(id, String(name).slice(0, 500));
      if (table === "tags") countLost(table, row, lostOfTags);
      else leaveOut(report, "users", noAccounts);
    } else if (table === "posts_tags") add(links.tags, String(post_id), String(tag_id));
    else if (table === "posts_authors") add(links.users, String(post_id), String(author_id));
    else if (table === "posts_meta") {
      const meta = Meta.safeParse(row).data;
      if (meta) metas.set(String(post_id), meta);
      // An unreadable row loses all its fields.
      countLost(table, row, meta ? lostOfMetas : /./);
    }
    if (!read.has(table)) count(table);
  }
  const named = (kind: "tags" | "users", id: string) =>
    [...new Set(links[kind].get(id))].flatMap((other) => names[kind].get(other) ?? []);
  return {
    report,
    total,
    hosts,
    async *posts() {
      for await (const { table, row } of ghostRows(file)) {
        if (table !== "posts") continue;
        const { data: post, error } = Post.safeParse(row);
        if (error) {
          const field = error.issues[0]?.path.join(".") || "id";
          leaveOut(report, `post “${titleOf(row)}”`, `field “${field}” cannot be read`);
        }
        if (!post || isPage(post)) continue;
        const { id } = post;
        const meta = metas.get(id);
        yield toPost(post, { base, meta, tags: named("tags", id), authors: named("users", id) });
      }
    },
  };
}

const unknown = "not supported by this site";
const noPages = "pages are not imported; copy it manually";
const noAccounts = "authors don't get accounts; post notes name them";

const reasons = new Map([["members", "members are not imported; they consented on another site"]]);

type Context = {
  base: string | undefined;
  meta: Meta | undefined;
  tags: string[];
  authors: string[];
};

function toPost(post: Post, { base, meta, tags, authors }: Context): SourcePost {
  const whole = (value: string) => value.replaceAll("__GHOST_URL__", base ?? "");
  const cover = post.feature_image || post.image;
  const written = post.html ? null : textOf(post, whole);
  const code = post.codeinjection_head || post.codeinjection_foot;
  return {
    from: `ghost:${post.uuid || post.id}`,
    title: post.title,
    slug: post.slug,
    text: written ?? { html: whole(post.html), isClassic: false },
    ...(post.lexical || post.mobiledoc
      ? { whyEmpty: "The export has no HTML for this post." }
      : {}),
    excerpt: post.custom_excerpt,
    meta: {
      meta_title: meta?.meta_title || post.meta_title,
      meta_description: meta?.meta_description || post.meta_description,
      share_title: meta?.og_title || post.og_title,
      share_description: meta?.og_description || post.og_description,
      canonical_url: whole(post.canonical_url),
      noindex: false,
    },
    cover: cover ? { url: whole(cover), alt: meta?.feature_image_alt ?? "" } : null,
    // Tags that start with # are internal to Ghost.
    tags: tags.filter((name) => !name.startsWith("#")),
    createdAt: post.published_at || post.created_at || null,
    isPublic: /^(published|scheduled)$/.test(post.status) && /^(public)?$/.test(post.visibility),
    oldUrl: `${base ?? ""}/${post.slug}/`,
    aliases: [],
    notes: [
      ...authors.map((name) => `Original author: “${name}”`),
      ...tags
        .filter((name) => name.startsWith("#"))
        .map((name) => `Internal tag “${name}” was left out`),
      ...(post.status === "published" ? [] : [`Original status: “${post.status}”`]),
      ...(post.visibility && post.visibility !== "public"
        ? [`Original visibility: “${post.visibility}”`]
        : []),
      ...(post.featured ? ["Was a featured post"] : []),
      ...(code ? ["Code injection was left out"] : []),
    ],
  };
}

/** Returns the text of a post that has no HTML, as stored by older versions of Ghost. */
function textOf(post: Post, whole: (value: string) => string): SourcePost["text"] {
  const markdown = post.markdown || cardsOf(post.mobiledoc);
  if (markdown) return { markdown: whole(markdown) };
  return { html: escapeText(post.plaintext), isClassic: true };
}

type Mobiledoc = {
  cards: [name: string, values: { markdown?: unknown; html?: unknown }][];
  sections: [type: number, card: number, texts?: unknown[]][];
};

/** Ghost 1 stored Markdown and HTML as cards. Returns null if there is anything else. */
function cardsOf(mobiledoc: string): string | null {
  try {
    const { cards, sections } = JSON.parse(mobiledoc) as Mobiledoc;
    const used = sections.filter(([type, , inner]) => type !== 1 || inner?.length !== 0);
    const texts = used.map(([type, index]) => {
      const [, values] = (type === 10 && cards[index]) || [];
      return values?.markdown ?? values?.html;
    });
    return texts.every((text) => typeof text === "string") ? texts.join("\n\n") : null;
  } catch {
    return null;
  }
}

const titleOf = ({ title, slug, id }: GhostRow["row"]) =>
  [title, slug, id]
    .find((value) => typeof value === "string")
    ?.toString()
    .slice(0, 200) ?? "";

const isPage = ({ type, page }: Post) => type === "page" || page;

function add(links: Map<string, string[]>, from: string, to: string): void {
  const others = links.get(from);
  if (others) others.push(to);
  else links.set(from, [to]);
}

type GhostRow = { table: string; row: Record<string, unknown> };

const name = "This Ghost export";

/** Yields the rows of all tables, one at a time. */
async function* ghostRows(file: string): AsyncGenerator<GhostRow> {
  let isExport = false;
  const paths = ["$.db.*.data.*.*", "$.data.*.*"];
  for await (const { parent, value } of jsonValues(createReadStream(file), { name, paths })) {
    isExport = true;
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      yield { table: parent, row: value as GhostRow["row"] };
    }
  }
  if (!isExport) throw new TransferError(`${name} cannot be read: it has no Ghost tables.`);
}

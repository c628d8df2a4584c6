import "server-only";
import { createReadStream } from "node:fs";
import { JSONParser } from "@streamparser/json";
import { z } from "zod";
import type { Source, SourcePost } from "@/lib/transfer/import/source";
import { TransferError } from "@/lib/transfer/import/transfer-error";
import { leaveOut, leaveOutChangeDates } from "@/lib/transfer/report";

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? "");

/** Of a row in `posts_meta`, in older exports of the post itself. */
const metaTexts = {
  meta_title: text,
  meta_description: text,
  og_title: text,
  og_description: text,
};
const Meta = z.object({ ...metaTexts, feature_image_alt: text });
type Meta = z.infer<typeof Meta>;

const Row = z.looseObject({ id: z.union([z.string(), z.number()]).transform(String).optional() });

const Post = z.object({
  id: z.union([z.string(), z.number()]).transform(String),
  uuid: text,
  title: text,
  slug: text,
  html: text,
  plaintext: text,
  lexical: text,
  mobiledoc: text,
  feature_image: text,
  status: text,
  visibility: text,
  type: text,
  page: z.union([z.boolean(), z.number()]).nullish(),
  published_at: text,
  created_at: text,
  custom_excerpt: text,
  codeinjection_head: text,
  codeinjection_foot: text,
  canonical_url: text,
  ...metaTexts,
  featured: z.union([z.boolean(), z.number()]).nullish(),
});
type Post = z.infer<typeof Post>;

/** Names of fields that the site has nothing like. */
const lostOfMetas = new RegExp(`^(?!(id|post_id|${Meta.keyof().options.join("|")})$)`);
const lostOfPosts = /^(twitter_|og_image|custom_template)/;
const lostOfTags =
  /^(description|feature_image|accent_color|canonical_url|codeinjection_|meta_|og_|twitter_)/;

/** Tables that posts are put together from. */
const read = new Set(["posts", "tags", "posts_tags", "users", "posts_authors", "posts_meta"]);

/**
 * An export of Ghost. It does not say where it stood: without `siteUrl` no picture is fetched from there.
 * Throws a TransferError for one that is cut off, before anything is stored.
 */
export async function ghostSource(file: string, siteUrl: string | undefined): Promise<Source> {
  const base = siteUrl?.replace(/\/+$/, "");
  const hosts = new Set(base ? [new URL(base).host] : []);
  const names = { tags: new Map<string, string>(), users: new Map<string, string>() };
  const links = { tags: new Map<string, string[]>(), users: new Map<string, string[]>() };
  const metas = new Map<string, Meta>();
  const left = new Map<string, number>();
  const count = (what: string) => left.set(what, (left.get(what) ?? 0) + 1);
  const countLost = (table: string, row: GhostRow["row"], lost: RegExp) => {
    for (const key of Object.keys(row)) if (row[key] && lost.test(key)) count(`${table}, ${key}`);
  };
  const pages: string[] = [];
  let total = 0;
  let changeDates = 0;
  for await (const { table, row } of ghostRows(file)) {
    const { id = "", name, post_id, tag_id, author_id } = Row.parse(row);
    if (table === "posts") {
      const post = Post.safeParse(row).data;
      if (post && isPage(post)) pages.push(`page “${post.title}” /${post.slug}/`);
      else {
        total += 1;
        if (row.updated_at) changeDates += 1;
        countLost(table, row, lostOfPosts);
      }
      const host = URL.parse(post?.feature_image ?? "")?.host;
      if (host) hosts.add(host);
    } else if (table === "tags" || table === "users") {
      names[table].set(id, String(name).slice(0, 500));
      if (table === "tags") countLost(table, row, lostOfTags);
    } else if (table === "posts_tags") add(links.tags, String(post_id), String(tag_id));
    else if (table === "posts_authors") add(links.users, String(post_id), String(author_id));
    else if (table === "posts_meta") {
      const meta = Meta.safeParse(row).data;
      if (meta) metas.set(String(post_id), meta);
      // Of a row that cannot be read, everything.
      countLost(table, row, meta ? lostOfMetas : /./);
    }
    if (!read.has(table)) count(table);
  }
  const named = (kind: "tags" | "users", id: string) =>
    (links[kind].get(id) ?? []).flatMap((other) => names[kind].get(other) ?? []);
  const broken: string[] = [];
  return {
    name: "A Ghost export",
    total,
    hosts,
    async *posts() {
      for await (const { table, row } of ghostRows(file)) {
        if (table !== "posts") continue;
        const { data: post, error } = Post.safeParse(row);
        if (error) broken.push(error.issues[0]?.message ?? "");
        if (!post || isPage(post)) continue;
        const { id } = post;
        const meta = metas.get(id);
        yield toPost(post, { base, meta, tags: named("tags", id), authors: named("users", id) });
      }
    },
    reportRest(report) {
      for (const page of pages) leaveOut(report, page, "pages are not imported: copy it by hand");
      for (const reason of broken)
        leaveOut(report, "post", `its fields cannot be read (${reason})`);
      for (const [table, count] of left) {
        leaveOut(report, `rows of the table ${table}`, reasons[table] ?? unknown, count);
      }
      leaveOutChangeDates(report, changeDates);
      leaveOut(
        report,
        "users",
        "authors get no accounts; the notes of the posts name them",
        names.users.size,
      );
    },
  };
}

const unknown = "the site has nothing like it";

const reasons: Partial<Record<string, string>> = {
  members: "members are not imported: their consent was given elsewhere",
};

type Context = {
  base: string | undefined;
  meta: Meta | undefined;
  tags: string[];
  authors: string[];
};

function toPost(post: Post, { base, meta, tags, authors }: Context): SourcePost {
  const whole = (value: string) => value.replaceAll("__GHOST_URL__", base ?? "");
  const isUnread = !post.html && !post.plaintext && (post.lexical || post.mobiledoc);
  const code = post.codeinjection_head || post.codeinjection_foot;
  return {
    from: `ghost:${post.uuid || post.id}`,
    title: post.title,
    slug: post.slug,
    text: post.html
      ? { html: whole(post.html), isClassic: false }
      : { html: asHtml(post.plaintext), isClassic: true },
    ...(isUnread ? { whyEmpty: "The export has no HTML of its text." } : {}),
    excerpt: post.custom_excerpt,
    meta: {
      meta_title: meta?.meta_title || post.meta_title,
      meta_description: meta?.meta_description || post.meta_description,
      share_title: meta?.og_title || post.og_title,
      share_description: meta?.og_description || post.og_description,
      canonical_url: whole(post.canonical_url),
      noindex: false,
    },
    cover: post.feature_image
      ? { url: whole(post.feature_image), alt: meta?.feature_image_alt ?? "" }
      : null,
    // Ghost's own marks.
    tags: tags.filter((name) => !name.startsWith("#")),
    createdAt: post.published_at || post.created_at || null,
    isPublic: /^(published|scheduled)$/.test(post.status) && /^(public)?$/.test(post.visibility),
    oldUrl: `${base ?? ""}/${post.slug}/`,
    aliases: [],
    notes: [
      ...authors.map((name) => `Its author was “${name}”`),
      ...tags
        .filter((name) => name.startsWith("#"))
        .map((name) => `The internal tag “${name}” was left out`),
      ...(post.status === "published" ? [] : [`Its state was “${post.status}”`]),
      ...(post.visibility && post.visibility !== "public"
        ? [`It was for “${post.visibility}” only`]
        : []),
      ...(post.featured ? ["It was a featured post"] : []),
      ...(code ? ["Its code injection was left out"] : []),
    ],
  };
}

const isPage = ({ type, page }: Post) => type === "page" || Boolean(page);

const asHtml = (plain: string) => plain.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function add(links: Map<string, string[]>, from: string, to: string): void {
  const others = links.get(from);
  if (others) others.push(to);
  else links.set(from, [to]);
}

type GhostRow = { table: string; row: Record<string, unknown> };

const maxRowLength = 5_000_000;

/** The rows of every table, one at a time. */
async function* ghostRows(file: string): AsyncGenerator<GhostRow> {
  const found: GhostRow[] = [];
  let isExport = false;
  let since = 0;
  const paths = ["$.db.*.data.*.*", "$.data.*.*"];
  const parser = new JSONParser({ paths, keepStack: false });
  parser.onValue = ({ value, stack }) => {
    isExport = true;
    since = 0;
    const table = String(stack.at(-1)?.key ?? "");
    if (typeof value === "object" && value !== null && !Array.isArray(value)) {
      found.push({ table, row: value as Record<string, unknown> });
    }
  };
  const failure = (reason: string) =>
    new TransferError(`This Ghost export cannot be read: ${reason}.`);
  parser.onError = (error) => {
    throw failure(`it is damaged or cut off (${error.message.split("\n")[0]?.slice(0, 200)})`);
  };
  for await (const chunk of createReadStream(file)) {
    if (parser.isEnded) break;
    parser.write(chunk);
    since += chunk.length;
    if (since > maxRowLength) throw failure("a row of it is too long");
    yield* found.splice(0);
  }
  if (!parser.isEnded) throw failure("it is cut off");
  if (!isExport) throw failure("it has no tables of Ghost");
  yield* found.splice(0);
}

import "server-only";
import { type Notes, noteLines } from "@/lib/markdown/from-html/notes";
import { type Attachment, expandShortcodes } from "@/lib/transfer/html/shortcodes";
import type { Source, SourcePost } from "@/lib/transfer/import/source";
import { leaveOut, leaveOutChangeDate, newReport } from "@/lib/transfer/report";
import { plainText } from "./plain-text";
import { readWordpress, type WordpressItem } from "./wordpress-items";
import { reasonOf } from "./wordpress-meta";

type Library = Map<string, Attachment & { parent: string }>;

/**
 * Reads a WordPress export (WXR) twice, since galleries may name pictures later in the file. Throws
 * a TransferError for a truncated file before anything is stored.
 */
export async function wordpressSource(file: string): Promise<Source> {
  const library: Library = new Map();
  const hosts = new Set<string>();
  const report = newReport("WordPress export");
  const count = (what: string, why: string, by = 1) => leaveOut(report, what, why, by);
  // Synced patterns by id.
  const patterns = new Map<string, string>();
  let total = 0;
  let baseUrl = "";
  for await (const item of readWordpress(file)) {
    if (item.kind === "channel") {
      baseUrl ||= item.baseUrl;
      addHost(hosts, item.baseUrl);
      for (const [name, found] of item.elements) {
        count(`<${name}> of the blog`, reasons.get(name) ?? unknown, found);
      }
      continue;
    }
    if (item.comments > 0) count("comments", "this site has no comments", item.comments);
    for (const key of item.metas)
      count(`custom field ${key}`, reasonOf(key) ?? "not supported by this site");
    for (const name of item.unknown) count(`<${name}> of an item`, unknown);
    if (item.type === "attachment") {
      const { url, alt, parent } = item.attachment;
      if (item.content.trim()) count("file descriptions", "not supported by the media library");
      addHost(hosts, url);
      library.set(item.id, { url, alt, caption: item.excerpt, parent });
    } else if (item.type === "post" && item.status !== "trash" && item.status !== "auto-draft") {
      total += 1;
      if (item.hasChangeDate) leaveOutChangeDate(report);
    } else if (item.type === "wp_block") {
      patterns.set(item.id, item.content);
    } else if (item.type === "post") {
      count(`posts with status “${item.status}”`, "in the trash or never saved");
    } else {
      count(
        `${item.type} “${plainText(item.title)}” ${item.link}`.trim(),
        kinds.get(item.type) ?? unknown,
      );
    }
  }
  const ofPost = Map.groupBy([...library.values()].filter(isPicture), ({ parent }) => parent);
  const unused = new Set([...library.values()].map(({ url }) => fileKey(url)));
  return {
    report,
    total,
    hosts,
    async *posts() {
      const taken = new Set<string>();
      for await (const item of readWordpress(file)) {
        if (item.kind !== "item" || item.type !== "post") continue;
        if (item.status === "trash" || item.status === "auto-draft") continue;
        const post = toPost(item, { baseUrl, hosts, library, ofPost, patterns, unused });
        // Copies of a post may share its guid.
        if (taken.has(post.from)) post.from = `${post.from} ${item.id}`.slice(-2000);
        taken.add(post.from);
        yield post;
      }
      for (const { url } of library.values()) {
        if (unused.has(fileKey(url))) count("media library files", unusedFile);
      }
    },
  };
}

const unknown = "not supported by this site";
const unusedFile = "not used in any post";

const kinds = new Map([
  ["page", "pages are not imported; copy it manually"],
  ["nav_menu_item", "menus are not imported"],
]);

const reasons = new Map([
  ["wp:author", "authors don't get accounts; post notes name them"],
  ["wp:category", "imported as post tags, without descriptions or parents"],
  ["wp:tag", "imported with their posts, without descriptions"],
  ["wp:term", "menus and plugin terms are not imported"],
]);

type Context = {
  baseUrl: string;
  hosts: ReadonlySet<string>;
  library: Library;
  ofPost: Map<string, Attachment[]>;
  patterns: ReadonlyMap<string, string>;
  /** Keys of files that no post has used so far. */
  unused: Set<string>;
};

const isPicture = ({ url }: Attachment) =>
  /\.(?:avif|bmp|gif|heic|jpe?g|png|svg|tiff?|webp)(?:\?|$)/i.test(url);

const photon = /(?<=\ssrc=["'])https?:\/\/i\d\.wp\.com\/([^/"'?]{1,300})(\/[^"'?]+)[^"']*/g;

/** Maximum length of the patterns in a post; with more, the post is too long anyway. */
const maxPatternLength = 2_000_000;

const pattern = /<!--\s{0,9}wp:block\s{1,9}\{"ref":(\d{1,20})[^{}]{0,1000}\}\s{0,9}\/-->/g;

/** Replaces the last segment of a post's URL that is its slug; otherwise returns the URL. */
function earlierUrl({ link, name }: WordpressItem, slug: string): string {
  const at = name ? link.lastIndexOf(`/${name}`) + 1 : 0;
  const rest = link.slice(at + name.length);
  return at > "https://".length && /^(?:\/|\.html?)?$/.test(rest)
    ? link.slice(0, at) + slug + rest
    : link;
}

function toPost(item: WordpressItem, context: Context): SourcePost {
  const { baseUrl, hosts, library, ofPost, patterns, unused } = context;
  const notes: Notes = new Map();
  const pictures = ofPost.get(item.id) ?? [];
  const attachment = (id: string) => library.get(id);
  const ofOther = (id: string) => ofPost.get(id) ?? [];
  let room = maxPatternLength;
  const content = item.content.replace(pattern, (all, id) => {
    const text = patterns.get(id) ?? all;
    room -= text.length;
    return room > 0 ? text : all;
  });
  const html = expandShortcodes(content, { attachment, ofPost: pictures, ofOther }, notes)
    // Fetches pictures from the blog instead of Jetpack's servers.
    .replace(photon, (url, host, path) => (hosts.has(host) ? `https://${host}${path}` : url));
  const cover = library.get(item.thumbnail);
  if (cover) unused.delete(fileKey(cover.url));
  for (const [url] of withoutComments(html).matchAll(/https?:\/\/[^\s"'<>)]+/g)) {
    // Cuts the URL after the file extension: a query or punctuation may follow.
    const [file] = (url.length <= 2000 && /^.+\.\w{3,4}/.exec(url)) || [];
    if (file) unused.delete(fileKey(file));
  }
  return {
    from: `wordpress:${item.guid || item.link || `${baseUrl} ${item.id}`}`.slice(0, 2000),
    title: plainText(item.title),
    slug: item.name,
    text: { html, isClassic: !/<!--\s*wp:/.test(item.content) },
    excerpt: plainText(item.excerpt),
    meta: item.meta,
    cover: cover ? { url: cover.url, alt: cover.alt } : null,
    tags: item.tags.map(plainText),
    createdAt: item.date,
    isPublic: /^(publish|future)$/.test(item.status) && !item.isProtected,
    oldUrl: item.link || baseUrl || null,
    aliases: item.oldSlugs.map((slug) => earlierUrl(item, slug)).filter((url) => url !== item.link),
    notes: [
      ...(item.author ? [`Original author: “${item.author}”`] : []),
      ...(item.status === "publish" ? [] : [`Original status: “${item.status}”`]),
      ...(item.isProtected ? ["Was password-protected"] : []),
      ...(item.isSticky ? ["Was a sticky post"] : []),
      ...(item.thumbnail && !cover ? ["The cover is not in the export"] : []),
      ...(/\ufffd/.test(item.title + html) ? ["Some characters could not be read"] : []),
      ...noteLines(notes),
    ],
  };
}

/** Returns the same key for all sizes of a picture, over http or https. */
function fileKey(url: string): string {
  return url.replace(/^https?:/, "").replace(/-(?:\d+x\d+|scaled)(?=\.\w{3,4}$)/, "");
}

/** Strips comments, where block settings may name files that are not shown. */
function withoutComments(html: string): string {
  const [start = "", ...rest] = html.split("<!--");
  return start + rest.map((part) => part.split("-->").slice(1).join("-->")).join("");
}

function addHost(hosts: Set<string>, url: string): void {
  const host = URL.parse(url)?.host.replace(/^www\./, "");
  if (host) hosts.add(host).add(`www.${host}`);
}

import "server-only";
import { createReadStream } from "node:fs";
import { SaxesParser, type SaxesTag } from "saxes";
import { brand } from "@/content/brand";
import { TransferError } from "@/lib/transfer/import/transfer-error";
import { shortText } from "@/lib/transfer/short-text";
import { localMoment } from "./local-moment";
import { isDefaultCategory } from "./wordpress-categories";
import { readMeta, withFootnotes } from "./wordpress-meta";

export type WordpressItem = ReturnType<typeof toItem>;

/** Data about the blog itself, with counts of its elements other than items. */
type Channel = { kind: "channel"; baseUrl: string; elements: Map<string, number> };

const maxElementLength = 5_000_000;
const maxItemLength = 20_000_000;
/** Maximum characters of any text except the content; far more than is stored. */
const maxTextLength = 5_000;
const maxNameLength = 200;

/** Yields the items. Throws a TransferError unless the file is a complete WordPress export. */
export async function* readWordpress(file: string): AsyncGenerator<WordpressItem | Channel> {
  const found: (WordpressItem | Channel)[] = [];
  const parser = new SaxesParser();
  const failure = (reason: string) =>
    new TransferError(`This WordPress export cannot be read. Line ${parser.line}: ${reason}.`);
  parser.on("doctype", () => {
    throw failure("document types are not allowed");
  });
  parser.on("error", (error) => {
    throw failure(error.message.replace(/^\d+:\d+: /, "").replace(/\.$/, ""));
  });
  const channel: Channel = { kind: "channel", baseUrl: "", elements: new Map() };
  const path: string[] = [];
  let text = "";
  let item: ItemElements | null = null;
  let group: Group | null = null;
  let isExport = false;
  let itemLength = 0;
  let unread = 0;
  const addText = (more: string) => {
    text += more;
    if (text.length > maxElementLength) throw failure("an element is too long");
    addLength(more.length);
  };
  const addLength = (length: number) => {
    unread = 0;
    // Comments are only counted, so their length doesn't matter.
    if (group?.name !== "wp:comment") itemLength += length;
    if (item && itemLength > maxItemLength) throw failure("an item is too long");
  };
  // WordPress strips the tags from titles that it doesn't put in CDATA.
  parser.on("text", (more) => addText(path.at(-1) === "title" ? more.replace(/</g, "&lt;") : more));
  parser.on("cdata", addText);
  parser.on("opentag", ({ name, attributes }: SaxesTag) => {
    path.push(name);
    text = "";
    addLength(100 + name.length + String(Object.values(attributes)).length);
    if (path.length > 100) throw failure("it is nested too deeply");
    if (path.length === 3 && name === "item") {
      item = { texts: new Map(), groups: [], tags: [] };
      itemLength = 0;
    }
    if (name === "wp:wxr_version") isExport = true;
    if (item && path.length === 4) group = { name, attributes, texts: new Map() };
  });
  parser.on("closetag", ({ name }) => {
    path.pop();
    if (item && group) {
      if (path.length === 3) {
        addToItem(item, group, text);
        group = null;
      } else if (path.length === 4) {
        group.texts.set(name, group.name === "wp:comment" ? "" : text);
      }
    } else if (item && path.length === 2) {
      found.push(toItem(item));
      item = null;
    } else if (path.length === 2 && addToChannel(channel, name, text)) {
      found.push({ ...channel, elements: new Map() });
    }
    text = "";
  });

  for await (const part of decoded(file)) {
    unread += part.length;
    if (unread > 2 * maxElementLength) throw failure("an element is too long");
    parser.write(part);
    yield* found.splice(0);
  }
  parser.close();
  if (!isExport) throw new TransferError("This XML file is not a WordPress export.");
  yield* found.splice(0);
  if (channel.elements.size > 0) yield channel;
}

function addToItem(item: ItemElements, group: Group, text: string): void {
  const { name, attributes } = group;
  if (group.texts.size > 0) item.groups.push(group);
  else if (name !== "category") item.texts.set(name, text);
  // Old exports repeat each category without a domain.
  else if (attributes.domain) item.tags.push({ domain: String(attributes.domain), text });
}

/** Returns whether the element is the blog's URL. */
function addToChannel(channel: Channel, name: string, text: string): boolean {
  const isUrl = /^(link|wp:base_(site|blog)_url)$/.test(name);
  if (isUrl) channel.baseUrl = text.trim() || channel.baseUrl;
  else if (!plain.has(name)) channel.elements.set(name, (channel.elements.get(name) ?? 0) + 1);
  return isUrl;
}

/** Yields the file's text without the characters that XML forbids, which WordPress writes. */
async function* decoded(file: string): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of createReadStream(file)) {
    const isStart = !decoder;
    decoder ??= decoderFor(chunk);
    const text = decoder.decode(chunk, { stream: true }).replace(forbidden, "");
    yield isStart ? text.trimStart() : text;
  }
}

/** Returns a decoder for the encoding that an XML file declares, by default UTF-8. */
function decoderFor(start: Buffer): TextDecoder {
  const declaration = /^(?:ï»¿)?\s{0,200}<\?xml[^>]{0,200}\sencoding\s*=\s*["']([^"'>]{1,50})["']/;
  const [, encoding = "utf-8"] = declaration.exec(start.toString("latin1", 0, 500)) ?? [];
  try {
    return new TextDecoder(encoding);
  } catch {
    throw new TransferError(
      `The encoding of this file, ${encoding}, is not supported. Save it as UTF-8 first.`,
    );
  }
}

const forbidden = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

const words = (text: string) => new Set(text.split(" "));

/** Blog elements with nothing to import. */
const plain = words(
  "title description pubDate language generator wp:wxr_version image site atom:link cloud lastBuildDate",
);

const known = words(
  "title link pubDate dc:creator guid description content:encoded excerpt:encoded wp:post_id wp:post_date " +
    "wp:post_date_gmt wp:post_modified wp:post_modified_gmt wp:comment_status wp:ping_status wp:post_name " +
    "wp:status wp:post_parent wp:menu_order wp:post_type wp:post_password wp:is_sticky wp:attachment_url",
);

const ownMetas = words(
  "_thumbnail_id _wp_attachment_image_alt _wp_attached_file _wp_attachment_metadata _edit_last _edit_lock " +
    "_pingme _encloseme _wp_old_slug _wp_page_template _wp_trash_meta_time footnotes",
);

type Group = { name: string; attributes: Record<string, unknown>; texts: Map<string, string> };
type Tag = { domain: string; text: string };
type ItemElements = { texts: Map<string, string>; groups: Group[]; tags: Tag[] };

function toItem({ texts, groups, tags }: ItemElements) {
  const text = (name: string) => shortText(texts.get(name)?.trim() ?? "", maxTextLength);
  const metas = groups
    .filter(({ name }) => name === "wp:postmeta")
    .map(({ texts: of }): [string, string] => [
      shortText(of.get("wp:meta_key") ?? "", maxNameLength),
      shortText(of.get("wp:meta_value") ?? "", maxTextLength),
    ]);
  // The first of duplicate keys wins.
  const values = new Map(metas.toReversed());
  const { meta, read } = readMeta(values);
  const footnotes = groups.find((group) => group.texts.get("wp:meta_key") === "footnotes");
  const terms = tags.filter((tag) => !isDefault(tag));
  const others = groups.filter(({ name }) => name !== "wp:postmeta" && name !== "wp:comment");
  return {
    kind: "item" as const,
    id: text("wp:post_id"),
    type: text("wp:post_type") || "post",
    status: text("wp:status") || "publish",
    title: text("title"),
    name: text("wp:post_name"),
    oldSlugs: metas.flatMap(([key, slug]) => (key === "_wp_old_slug" && slug ? [slug] : [])),
    link: text("link"),
    guid: text("guid"),
    author: text("dc:creator"),
    date: dateOf(text("wp:post_date_gmt"), text("pubDate"), text("wp:post_date")),
    hasChangeDate: /^[1-9]/.test(text("wp:post_modified_gmt") || text("wp:post_modified")),
    content: withFootnotes(texts.get("content:encoded") ?? "", footnotes?.texts),
    excerpt: text("excerpt:encoded"),
    tags: terms.filter(isTopic).map((tag) => shortText(tag.text.trim(), maxTextLength)),
    thumbnail: values.get("_thumbnail_id") ?? "",
    attachment: {
      url: text("wp:attachment_url"),
      alt: values.get("_wp_attachment_image_alt") ?? "",
      parent: text("wp:post_parent"),
    },
    comments: groups.filter(({ name }) => name === "wp:comment").length,
    meta,
    /** Names of unused custom fields, except those internal to WordPress. */
    metas: metas.map(([key]) => key).filter((key) => !ownMetas.has(key) && !read.includes(key)),
    isProtected: text("wp:post_password") !== "",
    isSticky: text("wp:is_sticky") === "1",
    /** Names of elements that are not imported. */
    unknown: [
      ...[...texts.keys()].filter((name) => !known.has(name)),
      ...others.map(({ name }) => name),
      ...terms.filter((tag) => !isTopic(tag)).map((tag) => `category “${tag.text}”`),
    ],
  };
}

const isTopic = ({ domain }: Tag) => /^(?:category|post_tag|tag)$/.test(domain);

const isDefault = ({ domain, text }: Tag) => domain === "category" && isDefaultCategory(text);

/** Drafts have only a local time; their `published` is 1970 or invalid. */
function dateOf(utc: string, published: string, local: string): string | null {
  if (isTime(utc)) return `${utc.replace(" ", "T")}Z`;
  if (isTime(local)) return localMoment(local, brand.timeZone);
  const instant = Date.parse(published);
  return instant > 0 ? new Date(instant).toISOString() : null;
}

function isTime(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d$/.test(text) && !/^(?:0000|1970-01-01.00:00:00)/.test(text)
  );
}

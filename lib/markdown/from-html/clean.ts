import { slug } from "github-slugger";
import type { Element, ElementContent, Root, RootContent } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { type ActionTuple, SKIP, visit } from "unist-util-visit";
import { decodeText } from "@/lib/decode-text";
import { element } from "@/lib/markdown/element";
import { cleanFormat, cleanStyle, raise } from "./clean-format.ts";
import { editorCode, keepCode, nameLanguage, numberedCode } from "./code.ts";
import { type CleanOptions, find, type Replacement, wholeUrl } from "./elements.ts";
import { cleanFigure, cleanMedia, pictureList } from "./media.ts";
import { type Notes, note, withArticle } from "./notes.ts";
import { cleanTable } from "./tables.ts";

const removed =
  /^(?:script|style|noscript|template|applet|canvas|svg|math|form|input|button|select|textarea|link|meta|base|title)$/;

/** Start of a block. Blocks that WordPress renders on display have no HTML in the export. */
const blockStart = /^\s*wp:([\w/-]{1,100})/;

const setting = /"([\w-]{1,60})":\s*"((?:[^"\\]|\\.){1,10000})"/g;

/** Whether a block's settings contain text or URLs, not just option names. */
function hasWords(block: string): boolean {
  return [...block.matchAll(setting)].some(
    ([, name, value = ""]) => name !== "className" && /\s|^https?:|^\p{Lu}/u.test(value),
  );
}

/** Removes or replaces HTML that Markdown can't express, adds notes, and makes URLs absolute. */
export function cleanHtml(tree: Root, options: CleanOptions): void {
  if (!options.keepsPicture) moveAnchors(tree);
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    if (node.type === "text") node.value = node.value.replace(invisible, "");
    if (node.type === "comment") noteBlock(node.value, options.notes);
    const nodes =
      node.type === "comment" ? [] : node.type === "element" ? clean(node, options) : undefined;
    if (!nodes) return undefined;
    (parent.children as (RootContent | ElementContent)[]).splice(index, 1, ...nodes);
    return [SKIP, index] satisfies ActionTuple;
  });
}

/** Soft hyphens, zero-width spaces and byte order marks. */
const invisible = /[\u00ad\u200b\ufeff]/g;

/** Gives a heading the id of an empty anchor before it. */
function moveAnchors(tree: Root): void {
  let anchor: Element | undefined;
  visit(tree, (node) => {
    if (node.type === "text" && node.value.trim() !== "") anchor = undefined;
    if (node.type !== "element") return;
    const { tagName, properties } = node;
    if (tagName === "a" && properties.href === undefined && textOf(node) === "") anchor = node;
    if (!/^h[1-6]$/.test(tagName)) return;
    const { id, name } = anchor?.properties ?? {};
    properties.id ??= id ?? name;
    if (anchor) anchor.properties = {};
    anchor = undefined;
  });
}

function noteBlock(comment: string, notes: Notes): void {
  const [, block] = blockStart.exec(comment) ?? [];
  const isDynamic = comment.trimEnd().endsWith("/");
  if (!isDynamic || !block || /^(?:more|nextpage|spacer)$/.test(block)) return;
  const why = hasWords(comment)
    ? "keeps its text in settings, which are not imported"
    : "has no text in the export";
  note(notes, `The block “${block}” ${why}`);
}

function clean(node: Element, options: CleanOptions): Replacement {
  const { tagName } = node;
  const { notes, keepsPicture } = options;
  if (controls.test(String(node.properties.className ?? ""))) return [];
  if (tagName === "input" && node.properties.type === "checkbox") return undefined;
  const leftOut = `${withArticle(`<${tagName}>`)} was left out`;
  if (removed.test(tagName) || (keepsPicture && (notPasted.test(tagName) || isHidden(node)))) {
    note(notes, leftOut);
    return [];
  }
  switch (tagName) {
    case "img":
      return cleanPicture(node, options);
    case "a":
      return cleanLink(node, options);
    case "iframe":
    case "embed":
    case "object":
    case "video":
    case "audio":
      return cleanMedia(node, leftOut, options);
    case "sup":
    case "sub":
      raise(node, tagName, notes);
      return undefined;
    case "rp":
      return [];
    case "rt":
      return [{ type: "text", value: "(" }, ...node.children, { type: "text", value: ")" }];
    // Word's own element: treated as a block, it would add blank lines to lists.
    case "o:p":
      return node.children;
    case "b":
    case "strong":
    case "span":
      return cleanStyle(node);
    case "del":
    case "em":
    case "i":
    case "s":
    case "strike":
    case "u":
      return cleanFormat(node);
    case "pre":
      return keepCode(node);
    case "ul":
      return pictureList(node);
    case "table":
      return numberedCode(node) ?? cleanTable(node);
    case "div":
      showBackground(node);
      nameLanguage(node);
      return notionCheckbox(node) ?? editorCode(node);
    case "summary":
      return [element("p", [element("strong", node.children)])];
    case "figure":
      showBackground(node);
      return cleanFigure(node, options.baseUrl);
    default:
      if (/^h[1-6]$/.test(tagName) && !keepsPicture) keepHeadingId(node);
      showBackground(node);
      return wordQuote(node);
  }
}

/** Buttons and details of players and files, and line numbers. */
const controls =
  /\b(?:kg-(?:video-overlay|video-player|audio-player|audio-thumbnail|file-card-filesize)|wp-block-file__button|linenos?|line-number|ln|mw-editsection)(?![\w-])/;

function wordQuote(node: Element): Replacement {
  const isQuote = /\bMso(?:Intense)?Quote\b/.test(String(node.properties.className));
  return isQuote ? [element("blockquote", [{ ...node, properties: {} }])] : undefined;
}

function notionCheckbox({ properties }: Element): Replacement {
  const [, state] = /\bcheckbox-(on|off)\b/.exec(String(properties.className ?? "")) ?? [];
  return state ? [element("input", [], { type: "checkbox", checked: state === "on" })] : undefined;
}

const notPasted = /^(?:iframe|object|embed|audio|video)$/;

/** Appends a heading's id to its text: see lib/markdown/extensions/heading-ids.ts. */
function keepHeadingId(node: Element): void {
  const anchor = find(node, "a")?.properties;
  const id = String(node.properties.id ?? anchor?.id ?? anchor?.name ?? "");
  const text = textOf(node).trim();
  if (text === "" || !/^[^\s{}]{1,100}$/.test(id) || id === slug(text)) return;
  node.children.push({ type: "text", value: ` {#${id}}` });
  if (anchor && anchor.href === undefined) Object.assign(anchor, { id: null, name: null });
}

/** Word's comments are hidden too: their text is at the end of the document. */
function isHidden({ properties: { hidden, style, className } }: Element): boolean {
  if ((hidden != null && hidden !== false) || /msocomanchor/.test(String(className ?? "")))
    return true;
  return /display:\s*none|mso-element:\s*comment-list/.test(String(style ?? ""));
}

const background = /background(?:-image)?:[^;]{0,200}?url\(\s*["']?([^()"']{1,2000})/i;

/** Inserts the background picture of a cover or group block before its text. */
function showBackground({ tagName, properties, children }: Element): void {
  const [, src] = background.exec(String(properties.style ?? "")) ?? [];
  if (!src || !/^(?:div|section|header|figure)$/.test(tagName)) return;
  children.unshift(element("img", [], { src, alt: "" }));
}

function cleanPicture(node: Element, options: CleanOptions): Replacement {
  const { notes, baseUrl, keepsPicture } = options;
  const { src, dataSrc, dataLazySrc, dataOrigFile } = node.properties;
  if (isPixel(node)) {
    note(notes, "A hidden image or tracking pixel was left out");
    return [];
  }
  const emoji = emojiOf(node);
  if (emoji) return [{ type: "text", value: emoji }];
  // With lazy loading, `src` may be a placeholder.
  const sources = [dataOrigFile, dataLazySrc, dataSrc, src].map((value) => String(value ?? ""));
  if (keepsPicture) {
    const found = sources.find((url) => /^(?:https?:)?\/\/\w/.test(url)) ?? String(src ?? "");
    const shown = found.replace(/^\/\//, "https://");
    node.properties.src = shown;
    return keepsPicture(shown) ? undefined : [];
  }
  const url = sources.map((value) => wholeUrl(value, baseUrl, /^(https?|data):$/)).find(Boolean);
  if (!url) note(notes, "An image without a usable URL was left out");
  node.properties.src = url;
  return url ? undefined : [];
}

/** Returns the emoji that a picture shows, by its description or, as in Slack, its filename. */
function emojiOf({ properties }: Element): string | undefined {
  const alt = String(properties.alt ?? "");
  if (/wp-smiley/.test(String(properties.className))) return alt;
  const [, codes] =
    /\/([\da-f]{4,5}(?:-[\da-f]{4,5})*)(?:@2x)?\.png$/.exec(String(properties.src)) ?? [];
  if (codes && /^:[\w+'-]+:$/.test(alt)) {
    return String.fromCodePoint(...codes.split("-").map((code) => Number.parseInt(code, 16)));
  }
  return /^\p{Extended_Pictographic}\S{0,12}$/u.test(alt) ? alt : undefined;
}

function isPixel(node: Element): boolean {
  const { width, height, style } = node.properties;
  const isTiny = (size: unknown) => size != null && Number.parseFloat(String(size)) <= 2;
  const isTinyStyle = /(?:^|[;\s])(?:width|height):\s*[0-2](?:px|;|$)/.test(String(style ?? ""));
  return isTiny(width) || isTiny(height) || isTinyStyle || isHidden(node);
}

/** The sign beside a heading that links to it. */
const isPermalink = (link: Element) =>
  /^[#¶§🔗]$/u.test(textOf(link).trim()) && String(link.properties.href ?? "").includes("#");

/** A link that Google, Outlook or Slack redirects through its own site. */
const redirect =
  /^https:\/\/(?:www\.google\.com\/url|\w+\.safelinks\.protection\.outlook\.com\/|slack-redir\.net\/link)\?(?:.*&)?(?:q|url)=([^&]+)/;

function cleanLink(node: Element, { baseUrl, notes, keepsPicture }: CleanOptions): Replacement {
  if (isPermalink(node)) return [];
  const href = String(node.properties.href ?? "").trim();
  const { id, name } = node.properties;
  if (node.properties.href === undefined) {
    if ((id || name) && textOf(node).trim() === "")
      note(notes, `The anchor “${id ?? name}” was left out`);
    return node.children;
  }
  // Footnotes and comments of word processors are in another part of the document.
  if (/^#(?:_(?:ftn|edn|msocom|msoanchor)|sd(?:foot|end)note)/.test(href)) return node.children;
  const [, target] = redirect.exec(href) ?? [];
  const url = wholeUrl(target ? decodeText(target) : href, baseUrl, /^(https?|mailto|tel):$/);
  if (!url) note(notes, "A link without a usable URL became text");
  node.properties.href = url;
  // Relative paths in pasted HTML belong to another site.
  const isElsewhere = keepsPicture && !/^(?:[a-z]+:|#|\/(?![/\\]))/i.test(href);
  return url && !isElsewhere ? undefined : node.children;
}

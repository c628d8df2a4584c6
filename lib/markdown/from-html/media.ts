import type { Element, ElementContent } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { element } from "@/lib/markdown/element";
import {
  type CleanOptions,
  find,
  isNamed,
  linkParagraph,
  type Replacement,
  wholeUrl,
} from "./elements.ts";
import { note, withArticle } from "./notes.ts";
import { inline } from "./paragraphs.ts";

/** Replaces a player or media file with a link; the site shows links to videos as players. */
export function cleanMedia(
  node: Element,
  leftOut: string,
  { baseUrl, notes }: CleanOptions,
): Replacement {
  const { tagName, properties } = node;
  const isFile = tagName === "video" || tagName === "audio";
  const source = isFile ? find(node, "source") : find(node, "embed");
  const src = properties.src ?? properties.data ?? source?.properties.src;
  const whole = wholeUrl(src, baseUrl);
  const url = isFile ? whole : playerUrl(whole);
  const isKnown = url && (isFile || tagName === "iframe" || url !== whole);
  const what = isFile ? `${withArticle(tagName)} file` : withArticle(`<${tagName}>`);
  note(notes, isKnown ? `${what} became a link` : leftOut);
  return isKnown ? [linkParagraph(url)] : [];
}

/** Returns the URL of the video's page, which the site shows as a player. */
function playerUrl(url: string | undefined): string | undefined {
  const youtube = /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/(?:embed|v)\/([\w-]+)/.exec(
    url ?? "",
  );
  if (youtube) return `https://www.youtube.com/watch?v=${youtube[1]}`;
  const vimeo = /^https?:\/\/player\.vimeo\.com\/video\/(\d+)/.exec(url ?? "");
  return vimeo ? `https://vimeo.com/${vimeo[1]}` : url;
}

/**
 * Replaces an embed or bookmark with its URL, which the site shows as a card. Captions become
 * paragraphs.
 */
export function cleanFigure(node: Element, baseUrl: string | null): Replacement {
  const names = String(node.properties.className ?? "");
  if (/wp-block-embed|kg-bookmark-card/.test(names)) {
    const caption = find(node, "figcaption");
    const shown = { ...node, children: node.children.filter((child) => child !== caption) };
    const url = wholeUrl(find(shown, "a")?.properties.href ?? textOf(shown).trim(), baseUrl);
    if (url && !find(node, "iframe")) {
      return [linkParagraph(url), ...(caption ? [element("p", caption.children)] : [])];
    }
  }
  // A WordPress caption is loose content after the picture, with no element of its own.
  const loose = node.children.filter(isLoose);
  const rest = node.children.filter((child) => !isLoose(child));
  const captions = rest.filter(isCaption).map(({ children }) => element("p", children));
  if (loose.some(hasText)) captions.push(element("p", loose));
  node.children = [...rest.filter((child) => !isCaption(child)), ...captions];
  return undefined;
}

/** Replaces a list of figures, as WordPress wrote galleries until 2022, with the figures. */
export function pictureList({ children }: Element): Replacement {
  const items = children.filter((node) => node.type === "element");
  const isPicture = ({ children: parts }: Element) =>
    parts.every((part) => isFigure(part) || !hasText(part)) && parts.some(isFigure);
  return items.length > 0 && items.every(isPicture)
    ? items.flatMap((item) => item.children)
    : undefined;
}

const isFigure = (node: ElementContent) => isNamed(node, /^figure$/);

const isCaption = (node: ElementContent) => isNamed(node, /^figcaption$/);

function isLoose(node: ElementContent): boolean {
  if (node.type === "element") return inline.test(node.tagName) && !isShown(node);
  return node.type === "text";
}

const isShown = (node: Element) => node.tagName === "img" || find(node, "img") !== undefined;

const hasText = (node: ElementContent) => textOf(node).trim() !== "";

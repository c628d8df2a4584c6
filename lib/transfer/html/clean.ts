import type { Element, ElementContent, Root, RootContent } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { type ActionTuple, SKIP, visit } from "unist-util-visit";
import { type Notes, note, withArticle } from "./notes";
import { raise } from "./superscripts";

const removed = new Set([
  ...["script", "style", "noscript", "template", "object", "embed", "applet", "canvas", "svg"],
  ...["math", "form", "input", "button", "select", "textarea", "link", "meta", "base", "title"],
]);

/** The start of a block; one that WordPress fills when it shows a page has no HTML in the export. */
const blockStart = /^\s*wp:([\w/-]{1,100})/;

const setting = /"([\w-]{1,60})":\s*"((?:[^"\\]|\\.){1,10000})"/g;

/** Whether settings of a block have a text or an address, rather than names of options. */
function hasWords(block: string): boolean {
  return [...block.matchAll(setting)].some(
    ([, name, value = ""]) => name !== "className" && /\s|^https?:|^\p{Lu}/u.test(value),
  );
}

/** Takes out what Markdown has no place for and notes it; makes every address whole. */
export function cleanHtml(tree: Root, baseUrl: string | null, notes: Notes): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return undefined;
    const replace = (...nodes: ElementContent[]) => {
      (parent.children as (RootContent | ElementContent)[]).splice(index, 1, ...nodes);
      return [SKIP, index] satisfies ActionTuple;
    };
    if (node.type === "comment") {
      const [, block] = blockStart.exec(node.value) ?? [];
      const isDynamic = node.value.trimEnd().endsWith("/");
      if (isDynamic && block && block !== "more" && block !== "nextpage" && block !== "spacer") {
        const why = hasWords(node.value)
          ? "has its words in settings that are not imported"
          : "has no text in the export";
        note(notes, `The block “${block}” ${why}`);
      }
      return replace();
    }
    if (node.type !== "element") return undefined;
    const { tagName } = node;
    const leftOut = `${withArticle(`<${tagName}>`)} was left out`;
    if (removed.has(tagName)) {
      note(notes, leftOut);
      return replace();
    }
    if (tagName === "img") return cleanPicture(node, baseUrl, notes) ? undefined : replace();
    if (tagName === "a")
      return cleanLink(node, baseUrl, notes) ? undefined : replace(...node.children);
    if (tagName === "iframe") {
      const url = playerUrl(wholeUrl(node.properties.src, baseUrl));
      note(notes, url ? "An <iframe> became a link" : leftOut);
      return url ? replace(linkParagraph(url)) : replace();
    }
    if (tagName === "video" || tagName === "audio") {
      const url = wholeUrl(node.properties.src ?? sourceOf(node), baseUrl);
      note(notes, url ? `${withArticle(tagName)} file became a link` : leftOut);
      return url ? replace(linkParagraph(url)) : replace();
    }
    if (tagName === "sup" || tagName === "sub") raise(node, tagName, notes);
    showBackground(node);
    if (tagName === "figure") return cleanFigure(node, baseUrl, replace);
    return undefined;
  });
}

const background = /background(?:-image)?:[^;]{0,200}?url\(\s*["']?([^()"']{1,2000})/i;

/** The picture behind a cover or a group becomes one that stands before its text. */
function showBackground({ tagName, properties, children }: Element): void {
  const [, src] = background.exec(String(properties.style ?? "")) ?? [];
  if (!src || !/^(?:div|section|header|figure)$/.test(tagName)) return;
  children.unshift({ type: "element", tagName: "img", properties: { src, alt: "" }, children: [] });
}

type Replace = (...nodes: ElementContent[]) => ActionTuple;

/** A card of another site becomes its address, which the site shows as a card; a caption a paragraph. */
function cleanFigure(node: Element, baseUrl: string | null, replace: Replace) {
  const names = String(node.properties.className ?? "");
  if (/wp-block-embed|kg-bookmark-card/.test(names)) {
    const caption = find(node, "figcaption");
    const shown = { ...node, children: node.children.filter((child) => child !== caption) };
    const url = wholeUrl(find(shown, "a")?.properties.href ?? textOf(shown).trim(), baseUrl);
    if (url && !find(node, "iframe")) {
      return replace(linkParagraph(url), ...(caption ? [paragraph(caption.children)] : []));
    }
  }
  // A caption of WordPress stands beside the picture without an element of its own.
  const loose = node.children.filter(isLoose);
  const rest = node.children
    .filter((child) => !isLoose(child))
    .map((child) =>
      child.type === "element" && child.tagName === "figcaption"
        ? paragraph(child.children)
        : child,
    );
  node.children = [...rest, ...(loose.some(hasText) ? [paragraph(loose)] : [])];
  return undefined;
}

const captionParts = new Set(["em", "strong", "b", "i", "br", "span", "cite", "small"]);

function isLoose(node: ElementContent): boolean {
  if (node.type === "element") return captionParts.has(node.tagName) && !find(node, "img");
  return node.type === "text";
}

const hasText = (node: ElementContent) => textOf(node).trim() !== "";

function cleanPicture({ properties }: Element, baseUrl: string | null, notes: Notes): boolean {
  const { src, width, height, style, dataSrc, dataLazySrc, dataOrigFile } = properties;
  const isTiny = [width, height].some(
    (size) => size !== undefined && size !== "" && Number(size) <= 1,
  );
  if (isTiny || /display:\s*none/.test(String(style ?? ""))) {
    note(notes, "A picture that nobody sees, as those that count readers, was left out");
    return false;
  }
  // A script would put the picture in the place of another.
  const url = [dataOrigFile, dataLazySrc, dataSrc, src]
    .map((value) => wholeUrl(value, baseUrl, /^(https?|data):$/))
    .find(Boolean);
  if (!url) note(notes, "A picture without an address that can be used was left out");
  properties.src = url;
  return Boolean(url);
}

function cleanLink(node: Element, baseUrl: string | null, notes: Notes): boolean {
  const { href } = node.properties;
  if (href === undefined) return false;
  const url = wholeUrl(href, baseUrl, /^(https?|mailto|tel):$/);
  if (!url) note(notes, "A link to an address that cannot be used became text");
  node.properties.href = url;
  return Boolean(url);
}

/** Undefined for what is no address, or has another scheme. */
function wholeUrl(
  value: unknown,
  baseUrl: string | null,
  schemes = /^https?:$/,
): string | undefined {
  const text = typeof value === "string" ? value.trim() : "";
  if (text === "") return undefined;
  if (text.startsWith("#") && schemes.test("mailto:")) return text;
  const url = URL.parse(text, baseUrl ?? undefined);
  if (url) return schemes.test(url.protocol) ? url.href : undefined;
  // Without a base a path is left as it is.
  return /^[a-z][a-z\d+.-]*:/i.test(text) ? undefined : text;
}

/** The page of a video, whose address the site shows as a player. */
function playerUrl(url: string | undefined): string | undefined {
  const youtube = /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(
    url ?? "",
  );
  if (youtube) return `https://www.youtube.com/watch?v=${youtube[1]}`;
  const vimeo = /^https?:\/\/player\.vimeo\.com\/video\/(\d+)/.exec(url ?? "");
  return vimeo ? `https://vimeo.com/${vimeo[1]}` : url;
}

function sourceOf(node: Element) {
  return find(node, "source")?.properties.src;
}

function find(node: Element, tagName: string): Element | undefined {
  let found: Element | undefined;
  visit(node, "element", (element) => {
    if (element.tagName === tagName) found ??= element;
  });
  return found;
}

function paragraph(children: ElementContent[]): Element {
  return { type: "element", tagName: "p", properties: {}, children };
}

function linkParagraph(href: string): Element {
  const link = { type: "element" as const, tagName: "a", properties: { href } };
  return paragraph([{ ...link, children: [{ type: "text", value: href }] }]);
}

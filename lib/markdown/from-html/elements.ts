import type { Element, ElementContent, RootContent } from "hast";
import { visit } from "unist-util-visit";
import { element } from "@/lib/markdown/element";
import type { Notes } from "./notes.ts";

export type CleanOptions = {
  /** URL of the page, used to resolve relative paths. */
  baseUrl: string | null;
  notes: Notes;
  /** For pasted HTML: whether to keep a picture with this URL. */
  keepsPicture?: (src: string) => boolean;
};

/** The nodes that replace an element; undefined to keep it. */
export type Replacement = ElementContent[] | undefined;

/** Makes a URL absolute; returns undefined if it is invalid or has another scheme. */
export function wholeUrl(
  value: unknown,
  baseUrl: string | null,
  schemes = /^https?:$/,
): string | undefined {
  const text = typeof value === "string" ? value.trim() : "";
  if (text === "") return undefined;
  if (text.startsWith("#") && schemes.test("mailto:")) return text;
  const base = baseUrl ?? (text.startsWith("//") ? "https://host" : undefined);
  const url = URL.canParse(text, base) ? new URL(text, base) : null;
  if (url) return schemes.test(url.protocol) ? url.href : undefined;
  // Without a base URL, paths stay as they are.
  return /^[a-z][a-z\d+.-]*:/i.test(text) ? undefined : text;
}

export function isNamed(node: RootContent, names: RegExp): node is Element {
  return node.type === "element" && names.test(node.tagName);
}

export function find(node: Element, tagName: string): Element | undefined {
  let found: Element | undefined;
  visit(node, "element", (element) => {
    if (element.tagName === tagName) found ??= element;
  });
  return found;
}

export function linkParagraph(href: string): Element {
  return element("p", [element("a", [href], { href })]);
}

/** Escapes text for HTML, except in attributes. */
export const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

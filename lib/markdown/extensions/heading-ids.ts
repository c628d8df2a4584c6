import GithubSlugger, { slug } from "github-slugger";
import type { Root as Html } from "hast";
import type { Heading, Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { decodeText } from "@/lib/decode-text";
import { element } from "@/lib/markdown/element";

/** Keeps heading ids from clashing with ids of the surrounding page. */
export const headingPrefix = "section-";

/** Sets heading ids: explicit ones, as in `## Head {#id}`, or else a slug of the text. */
export function setHeadingIds(tree: Root): void {
  const slugger = new GithubSlugger();
  visit(tree, "heading", (node) => {
    const id = takeId(node) ?? slugger.slug(textOf(node, { includeImageAlt: false }));
    node.data = { ...node.data, hProperties: { id: headingPrefix + id } };
  });
}

function takeId({ children }: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type !== "text" || !last.value.endsWith("}")) return undefined;
  const start = last.value.lastIndexOf("{#");
  const id = last.value.slice(start + 2, -1);
  if (start < 0 || !/^[^\s{}]{1,100}$/.test(id)) return undefined;
  last.value = last.value.slice(0, start).trimEnd();
  return id;
}

/** Resolves fragment links to headings. An <a name> keeps old fragments working. */
export function rehypeAnchors() {
  return (tree: Html) => {
    const ids: string[] = [];
    visit(tree, "element", ({ tagName, properties, children }) => {
      const id = String(properties.id ?? "");
      if (id) ids.push(id);
      if (!/^h[1-6]$/.test(tagName) || !id.startsWith(headingPrefix)) return;
      const name = id.slice(headingPrefix.length);
      children.unshift(element("a", [], { name }));
    });
    const find = idFinder(ids);
    visit(tree, "element", ({ properties }) => {
      const { href } = properties;
      if (typeof href !== "string" || !href.startsWith("#")) return;
      const id = find(href.slice(1));
      if (id) properties.href = `#${encodeURIComponent(id)}`;
    });
  };
}

/** Finds the id for a fragment, even if its punctuation or case differs. */
export function idFinder(ids: readonly string[]): (fragment: string) => string | undefined {
  const exact = new Set(ids);
  const similar = new Map(ids.toReversed().map((id) => [letters(id), id]));
  return (fragment) => {
    const id = decodeText(fragment);
    if (exact.has(id)) return id;
    return exact.has(headingPrefix + id)
      ? headingPrefix + id
      : similar.get(letters(headingPrefix + id));
  };
}

const letters = (id: string) =>
  slug(id.normalize("NFKD").replace(/\p{M}+/gu, "")).replace(/[^\p{L}\p{N}]+/gu, "-");

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { PhrasingContent, Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { describe, expect, test } from "vitest";
import { seededRandom } from "@/lib/artwork/seeded-random";
import { parseMarkdown } from "@/lib/markdown/parse";
import { stringifyMarkdown } from "@/lib/markdown/stringify";
import { readFrontMatter } from "@/lib/transfer/sources/front-matter";

const folder = join(import.meta.dirname, "../../../content/articles");

/** Removes source positions and merges adjacent text nodes. */
function plain(tree: Root): Root {
  visit(tree, (node) => {
    delete node.position;
    // Markdown can't express whether an item with one paragraph is spread.
    if (node.type === "listItem" || node.type === "list") delete node.spread;
    if (!("children" in node)) return;
    const children: RootContent[] = [];
    for (const child of node.children) {
      const last = children.at(-1);
      if (child.type === "text" && last?.type === "text") last.value += child.value;
      else children.push(child);
    }
    node.children = children as typeof node.children;
  });
  return tree;
}

function expectSame(tree: Root): void {
  const before = JSON.stringify(plain(structuredClone(tree)));
  const text = stringifyMarkdown(tree);
  expect(JSON.stringify(plain(parseMarkdown(text))), text).toBe(before);
}

describe("a round trip through the stringifier", () => {
  test.each(readdirSync(folder))("preserves %s", (name) => {
    expectSame(parseMarkdown(readFrontMatter(readFileSync(join(folder, name), "utf8")).content));
  });

  test("preserves generated trees", () => {
    for (let seed = 1; seed <= 120; seed++)
      expectSame(parseMarkdown(stringifyMarkdown(treeOf(seed))));
  });
});

test("generated trees keep all their text in a round trip", () => {
  for (let seed = 1; seed <= 120; seed++) {
    const tree = treeOf(seed);
    const texts = (root: Root) => {
      const found: string[] = [];
      visit(root, (node) => {
        if ("value" in node && node.type !== "html") found.push(node.value);
      });
      return found.join("").replace(/\s+/g, "");
    };
    const text = stringifyMarkdown(tree);
    expect(texts(parseMarkdown(text)), text).toBe(texts(tree));
  }
});

/** Words that contain every kind of Markdown syntax. */
const words =
  "plain *star* _low_ `tick` [x](y) ![p](q) <b> &amp; \\ |pipe| ~~gone~~ https://a.example/b_c a@b.example === --- ``` [^1] Zoë \u{1f426} $5 www.a.example !"
    .split(" ")
    .concat("1. one", "- dash", "# head", "> quote", "+ plus", "1) x", "[ ] box");

function treeOf(seed: number): Root {
  const random = seededRandom(`tree ${seed}`);
  const next = (max: number) => random.between(0, max - 1);
  const some = <T>(make: () => T) => Array.from({ length: 1 + next(3) }, make);
  const text = () => ({
    type: "text" as const,
    value: some(() => random.pick(words)).join(" "),
  });
  const phrase = (depth: number): PhrasingContent => {
    // Directly nested emphasis can be written in more than one way.
    const kind = depth > 0 ? 3 + next(4) : next(7);
    const children = () => [phrase(depth + 1)];
    if (kind === 1) return { type: "emphasis", children: children() };
    if (kind === 2) return { type: "strong", children: children() };
    if (kind === 3) return { type: "inlineCode", value: random.pick(words) };
    if (kind === 4) return { type: "link", url: "https://a.example/(x)?y=_z_", children: [text()] };
    if (kind === 5) return { type: "image", url: "/a b.png", alt: "An [odd] *picture*" };
    return text();
  };
  // Adds text between phrases, since Markdown can't express emphasis that touches other words.
  const phrases = (): PhrasingContent[] =>
    some(() => phrase(0))
      .flatMap((node) => [{ type: "text" as const, value: " and " }, node])
      .slice(1);
  const block = (depth: number): RootContent => {
    const kind = depth > 2 ? 0 : next(8);
    const blocks = () => some(() => block(depth + 1)) as never[];
    if (kind === 1) return { type: "heading", depth: 2, children: phrases() };
    if (kind === 2) return { type: "blockquote", children: blocks() };
    if (kind === 3) {
      const item = () => ({ type: "listItem" as const, spread: true, children: blocks() });
      return { type: "list", ordered: next(2) === 1, spread: true, children: some(item) };
    }
    if (kind === 4) return { type: "code", lang: "ts", value: "a\n```\n  b" };
    if (kind === 5) return { type: "thematicBreak" };
    if (kind === 6) {
      const row = () => ({
        type: "tableRow" as const,
        children: [1, 2].map(() => ({ type: "tableCell" as const, children: phrases() })),
      });
      return { type: "table", children: [row(), row()] };
    }
    return { type: "paragraph", children: phrases() };
  };
  return { type: "root", children: some(() => block(0)) };
}

import type { Element, ElementContent, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import {
  type BundledLanguage,
  createCssVariablesTheme,
  createHighlighter,
  type ThemedToken,
} from "shiki";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { element } from "./element.ts";

/** Adds nofollow to external links, and turns h1 into h2, since the post's title is the h1. */
export function rehypeLinks() {
  return (tree: Root) => {
    visit(tree, "element", (node) => {
      if (node.tagName === "h1") node.tagName = "h2";
      if (node.tagName === "img") node.properties.loading = "lazy";
      // Checkbox of a task list.
      if (node.tagName === "input")
        node.properties.ariaLabel = node.properties.checked ? "Done" : "To do";
      if (node.tagName === "a" && /^(https?:|\/\/)/i.test(String(node.properties.href))) {
        node.properties.rel = ["nofollow", "noopener"];
      }
    });
  };
}

const blocks = /^(?:p|h[1-6]|li|pre|table|blockquote|hr)$/;

declare module "vfile" {
  interface DataMap {
    /** Whether blocks are marked with their line in the source. */
    withLines?: boolean;
  }
}

/** Adds source lines to blocks, so that the editor's preview can follow the caret. */
export function rehypeLines() {
  return (tree: Root, { data }: VFile) => {
    if (!data.withLines) return;
    visit(tree, "element", ({ tagName, position, properties }) => {
      if (position && blocks.test(tagName)) properties.dataLine = position.start.line;
    });
  };
}

const rightToLeft = /\p{sc=Hebr}|\p{sc=Arab}|\p{sc=Syrc}|\p{sc=Thaa}|\p{sc=Nkoo}|\p{sc=Adlm}/u;
const directed = /^(?:p|h[1-6]|[uo]l|li|pre|table|t[hd]|blockquote|div)$/;

/** Sets each block's direction by its first letter. `dir="auto"` ignores children with a `dir`. */
export function rehypeDirection() {
  return (tree: Root) => {
    if (!rightToLeft.test(textOf(tree))) return;
    visit(tree, "element", (node) => {
      const [first = ""] = directed.test(node.tagName) ? (/\p{L}/u.exec(textOf(node)) ?? []) : [];
      if (first)
        node.properties.dir = rightToLeft.test(first) && node.tagName !== "pre" ? "rtl" : "ltr";
    });
  };
}

/** Makes wide tables and code scroll in a labelled region that the keyboard can reach. */
export function rehypeScrollRegions() {
  return (tree: Root) => {
    const counts = { Table: 0, Code: 0 };
    const region = (name: keyof typeof counts) => {
      counts[name] += 1;
      // Regions on a page need unique names.
      const ariaLabel = counts[name] === 1 ? name : `${name} ${counts[name]}`;
      return { tabIndex: 0, role: "region", ariaLabel };
    };
    visit(tree, "element", (node, index, parent) => {
      if (node.tagName === "pre") Object.assign(node.properties, region("Code"));
      if (node.tagName !== "table" || index === undefined || !parent) return;
      const properties = { className: ["table-scroll"], ...region("Table") };
      parent.children[index] = element("div", [node], properties);
      return "skip";
    });
  };
}

const languages: BundledLanguage[] = [
  ...(["html", "css", "js", "ts", "tsx", "json", "sql", "bash", "http", "ini"] as const),
  ...(["toml", "yaml"] as const),
];

// Colours come from the stylesheet's --code-* tokens, so both themes share one markup.
const theme = createCssVariablesTheme({ variablePrefix: "--code-" });

let highlighter: ReturnType<typeof createHighlighter> | undefined;

export function rehypeHighlight() {
  return async (tree: Root) => {
    const blocks: { pre: Element; language: BundledLanguage }[] = [];
    visit(tree, "element", (node) => {
      if (node.tagName !== "pre") return;
      const code = node.children[0];
      const [name] = code?.type === "element" ? [code.properties.className].flat() : [];
      const language = languages.find((known) => name === `language-${known}`);
      if (language) blocks.push({ pre: node, language });
    });
    if (blocks.length === 0) return;
    highlighter ??= createHighlighter({ themes: [theme], langs: languages });
    const shiki = await highlighter;
    for (const { pre, language } of blocks) {
      const source = textOf(pre).replace(/\n$/, "");
      const { tokens } = shiki.codeToTokens(source, {
        lang: language,
        theme: "css-variables",
        // The task has its own timeout; by default, Shiki stops highlighting a line after 0.5 s.
        tokenizeTimeLimit: 0,
      });
      const [code] = pre.children;
      if (code?.type === "element") code.children = spansOf(tokens);
    }
  };
}

/** Uses classes, which take a sixth of the space of style attributes. Plain text gets no span. */
function spansOf(lines: ThemedToken[][]): ElementContent[] {
  const spans: ElementContent[] = [];
  for (const [index, line] of lines.entries()) {
    if (index > 0) spans.push({ type: "text", value: "\n" });
    for (const { content, color } of line) {
      const [, name] = /^var\(--code-token-(.+)\)$/.exec(color ?? "") ?? [];
      spans.push(
        name
          ? element("span", [content], { className: [`token-${name}`] })
          : { type: "text", value: content },
      );
    }
  }
  return spans;
}

import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { createCssVariablesTheme, createHighlighter } from "shiki";
import { visit } from "unist-util-visit";

const languages = [
  "html",
  "css",
  "js",
  "ts",
  "tsx",
  "json",
  "sql",
  "bash",
  "http",
  "ini",
  "toml",
  "yaml",
];

// Colours come from the stylesheet's --code-* tokens, so both themes share one markup.
const theme = createCssVariablesTheme({ variablePrefix: "--code-" });

let highlighter: ReturnType<typeof createHighlighter> | undefined;

export function rehypeHighlight() {
  return async (tree: Root) => {
    const blocks: { pre: Element; language: string }[] = [];
    visit(tree, "element", (node) => {
      if (node.tagName !== "pre") return;
      node.properties.tabIndex = 0;
      const code = node.children[0];
      const [name] = code?.type === "element" ? [code.properties.className].flat() : [];
      const language = String(name ?? "").replace("language-", "");
      if (languages.includes(language)) blocks.push({ pre: node, language });
    });
    if (blocks.length === 0) return;
    highlighter ??= createHighlighter({ themes: [theme], langs: languages });
    const shiki = await highlighter;
    for (const { pre, language } of blocks) {
      const source = textOf(pre).replace(/\n$/, "");
      const { children } = shiki.codeToHast(source, { lang: language, theme: "css-variables" });
      const [highlighted] = children;
      if (highlighted?.type === "element") pre.children = highlighted.children;
    }
  };
}

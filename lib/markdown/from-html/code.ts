import type { Element } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { element } from "@/lib/markdown/element";
import { find, isNamed, type Replacement } from "./elements.ts";

const code = /<(pre|code)\b[\s\S]*?(?:(?=<\/\1\b)|$)/gi;
const php = /<\?(?:php\b|[=\s])[\s\S]*?(?:\?>|(?=<\/(?:pre|code)\b)|$)/gi;

/** Escapes PHP in code, which a parser would take for a comment. */
export function escapePhp(html: string): string {
  return html.replace(code, (block) =>
    block.replace(php, (script) => script.replaceAll("<", "&lt;")),
  );
}

/** Drops a code block's title and buttons, such as ChatGPT's. */
export function keepCode(block: Element): void {
  const code = find(block, "code");
  if (code && /language-|hljs/.test(String(code.properties.className))) block.children = [code];
}

/** Gives code the language that Jekyll and GitHub name at an element around it. */
export function nameLanguage(box: Element): void {
  const names = String(box.properties.className ?? "");
  const [, language] = /\b(?:highlight-source|language)-([\w+#]{1,30})/.exec(names) ?? [];
  const block = language && find(box, "pre");
  if (!block) return;
  const className = [`language-${language}`];
  const code = find(block, "code");
  if (code) code.properties.className ??= className;
  else block.children = [element("code", block.children, { className })];
}

/** Converts a table of code and line numbers, as many blogs and GitHub have. */
export function numberedCode(table: Element): Replacement {
  const cells: Element[] = [];
  visit(table, "element", (node) => void (node.tagName === "td" && cells.push(node)));
  const isNumber = ({ properties, children }: Element) =>
    /gutter|lineno|lntd|blob-num/.test(String(properties.className ?? "")) &&
    children.every((node) => /^[\d\s]*$/.test(textOf(node)));
  const lines = cells.filter((_, index) => index % 2 === 1);
  if (lines.length === 0 || !cells.every((cell, index) => index % 2 === 1 || isNumber(cell)))
    return undefined;
  if (find(table, "pre")) return lines.flatMap(({ children }) => children);
  return [codeBlock(lines)];
}

/** Converts code copied from an editor such as VS Code, which has a <div> or <br> per line. */
export function editorCode(block: Element): Replacement {
  const style = String(block.properties.style ?? "");
  const isCode = /font-family:[^;]*\bmonospace/i.test(style) && /white-space:\s*pre\b/i.test(style);
  return isCode ? [codeBlock([block])] : undefined;
}

function codeBlock(parts: Element[]): Element {
  return element("pre", [parts.flatMap(linesOf).join("\n")]);
}

function linesOf(node: Element): string[] {
  const lines = node.children.filter((child) => isNamed(child, /^(?:div|br)$/));
  return lines.length === 0 ? [textOf(node).replace(/\n$/, "")] : lines.flatMap(linesOf);
}

import type { Element } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { element } from "@/lib/markdown/element";
import { find, isNamed, type Replacement } from "./elements.ts";
import { breakLines } from "./paragraphs.ts";

const code = /<(pre|code)\b[\s\S]*?(?:(?=<\/\1\b)|$)/gi;
const php = /<\?(?:php\b|[=\s])[\s\S]*?(?:\?>|(?=<\/(?:pre|code)\b)|$)/gi;

/** Escapes PHP in code, which a parser would take for a comment. */
export function escapePhp(html: string): string {
  return html.replace(code, (block) =>
    block.replace(php, (script) => script.replaceAll("<", "&lt;")),
  );
}

/**
 * Drops a code block's title and buttons, such as ChatGPT's, and names its language. A poem becomes
 * a paragraph with line breaks.
 */
export function keepCode(block: Element): Replacement {
  if (/wp-block-verse/.test(classesOf(block))) return [element("p", breakLines(block.children))];
  const code = find(block, "code");
  if (code && /language-|hljs/.test(String(code.properties.className))) block.children = [code];
  const language = languageOf(block) ?? (code && languageOf(code));
  if (!language || /\blanguage-\w/.test(classesOf(code))) return undefined;
  const className = [`language-${language}`];
  if (code) code.properties.className = className;
  else block.children = [element("code", block.children, { className })];
  return undefined;
}

const classesOf = (node?: Element) => [node?.properties.className ?? ""].flat().join(" ");

/** Returns the language that a highlighter or a WordPress plugin such as Crayon named. */
function languageOf({ properties, ...node }: Element): string | undefined {
  const { dataLanguage, dataLang = dataLanguage, dataEnlighterLanguage: enlighter } = properties;
  const { dataCodeBlockLang: medium, dataSyntaxhighlighterParams: params } = properties;
  const given = [dataLang, enlighter, medium].find((value) => typeof value === "string");
  const text = `${params} ${classesOf({ ...node, properties })}`;
  const named = /\b(?:brush:|lang:|lang(?:uage)?-|sourceCode )\s*([\w+#-]{1,30})/.exec(text);
  // A short `lang` usually names the language of the words, not of the code.
  const lang = /^(?:\w{3,30}|cs|go|js|py|rb|sh|ts)$/.exec(String(properties.lang ?? ""));
  return given ? String(given) : (named?.[1] ?? lang?.[0]);
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

/** Converts code of Evernote or an editor such as VS Code, which has a <div> or <br> per line. */
export function editorCode(block: Element): Replacement {
  const style = String(block.properties.style ?? "");
  const isCode = /font-family:[^;]*\bmonospace/i.test(style) && /white-space:\s*pre\b/i.test(style);
  return isCode || /--en-codeblock:\s*true/.test(style) ? [codeBlock([block])] : undefined;
}

function codeBlock(parts: Element[]): Element {
  return element("pre", [parts.flatMap(linesOf).join("\n")]);
}

function linesOf(node: Element): string[] {
  const lines = node.children.filter((child) => isNamed(child, /^(?:div|br)$/));
  return lines.length === 0 ? [textOf(node).replace(/\n$/, "")] : lines.flatMap(linesOf);
}

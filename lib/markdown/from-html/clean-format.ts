import type { Element, ElementContent } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { element } from "@/lib/markdown/element";
import { find, isNamed, type Replacement } from "./elements.ts";
import { type Notes, note } from "./notes.ts";

const styles = {
  // The lookbehind skips Word's `mso-bidi-font-weight`, which is for right-to-left text.
  strong: /(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i,
  em: /(?<![\w-])font-style:\s*italic/i,
  del: /text-decoration(?:-line)?:[^;]*line-through/i,
  sup: /vertical-align:\s*super/i,
  sub: /vertical-align:\s*sub\b/i,
};

/** Google Docs formats text with inline styles and wraps everything in a <b> that isn't bold. */
export function cleanStyle(node: Element): Replacement {
  const { style: given, dataStringifyType } = node.properties;
  // Slack's blank line.
  if (dataStringifyType === "paragraph-break") return [element("br"), element("br")];
  // A formula becomes its TeX source, since only styles place its parts.
  const isFormula = /\bkatex(?:-display)?(?![\w-])/.test(String(node.properties.className));
  const formula = isFormula && find(node, "annotation");
  if (formula) return [{ type: "text", value: `$${textOf(formula).trim()}$` }];
  const style = String(given ?? "");
  delete node.properties.style;
  if (node.tagName !== "span") {
    return /(?<![\w-])font-weight:\s*(?:normal|400)/i.test(style)
      ? node.children
      : cleanFormat(node);
  }
  const names = Object.entries(styles).flatMap(([name, rule]) => (rule.test(style) ? [name] : []));
  if (names.length === 0) return undefined;
  return names.reduce((inner, name) => formatted(name, inner), node.children);
}

/** Markdown's formatting ends with its block, so each block inside gets its own. */
export function cleanFormat({ tagName, children }: Element): Replacement {
  return children.some((node) => isNamed(node, blocks)) ? formatted(tagName, children) : undefined;
}

function formatted(name: string, nodes: ElementContent[]): ElementContent[] {
  if (!nodes.some((node) => isNamed(node, blocks))) return [element(name, nodes)];
  return nodes.map((node) => {
    if (isNamed(node, blocks)) return { ...node, children: formatted(name, node.children) };
    return textOf(node).trim() === "" ? node : element(name, [node]);
  });
}

const blocks = /^(?:p|div|h[1-6]|li|ul|ol|blockquote|section|article)$/;

const signs = {
  sup: signsOf("0123456789+-−=()™®", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾™®"),
  sub: signsOf("0123456789+-−=()", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎"),
};

function signsOf(plain: string, small: string): ReadonlyMap<string, string> {
  const others = [...small];
  return new Map([...plain].map((sign, index) => [sign, others[index] ?? sign]));
}

/** Replaces superscripts and subscripts with Unicode's if each character has one. */
export function raise(node: Element, kind: keyof typeof signs, notes: Notes): void {
  const known = signs[kind];
  const text = textOf(node).trim();
  if (text === "") return;
  if ([...text].every((sign) => known.has(sign))) {
    visit(node, "text", (part) => {
      part.value = [...part.value].map((sign) => known.get(sign) ?? sign).join("");
    });
  } else note(notes, `A ${kind === "sup" ? "superscript" : "subscript"} became plain text`);
}

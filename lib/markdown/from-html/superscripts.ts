import type { Element } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { type Notes, note } from "./notes.ts";

const signs = {
  sup: signsOf("0123456789+-−=()™®", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾™®"),
  sub: signsOf("0123456789+-−=()", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎"),
};

function signsOf(plain: string, small: string): ReadonlyMap<string, string> {
  const others = [...small];
  return new Map([...plain].map((sign, index) => [sign, others[index] ?? sign]));
}

/** Markdown has none: signs of Unicode, where there is one for each. */
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

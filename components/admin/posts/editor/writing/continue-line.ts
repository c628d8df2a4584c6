import { type Edit, replaceRange, type Selected } from "./edit";

const begins = /^((?:[ \t]*>[ \t]?)*[ \t]*)(?:([-*+]|\d{1,9}[.)])([ \t]+)(\[[ xX]\] )?)?/;

const rule = /^[> \t]*([-*])(?:[ \t]*\1){2,}[ \t]*$/;

/** Continues or ends a list or quotation on Enter; null for a normal line break. */
export function continueLine({ text, start, end }: Selected): Edit | null {
  if (start !== end) return null;
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const to = text.indexOf("\n", start) < 0 ? text.length : text.indexOf("\n", start);
  const line = text.slice(from, to);
  const [all = "", indent = "", mark, space = "", task] = begins.exec(line) ?? [];
  const isOther = !mark && !indent.includes(">");
  if (isOther || start < from + all.length || rule.test(line) || isCode(text.slice(0, from)))
    return null;
  if (line.slice(all.length).trim() === "") return leave(text, { from, to, indent, mark });
  const next = mark?.replace(/\d+/, (number) => String(Number(number) + 1));
  return replaceRange(start, start, `\n${indent}${next ? next + space : ""}${task ? "[ ] " : ""}`);
}

type Empty = { from: number; to: number; indent: string; mark: string | undefined };

/** Without a blank line, text typed next would still belong to the previous item. */
function leave(text: string, { from, to, indent, mark }: Empty): Edit {
  const quoted = mark ? (/^.*>[ \t]?/.exec(indent)?.[0] ?? "") : "";
  const above = text.slice(text.lastIndexOf("\n", from - 2) + 1, Math.max(0, from - 1));
  const isBelowText = from > 0 && /[^>\s]/.test(above);
  return replaceRange(from, to, isBelowText ? `${quoted}\n${quoted}` : quoted);
}

/** Whether a code fence is open at the end of the text. */
function isCode(text: string): boolean {
  let open = "";
  for (const [, fence = "", after = ""] of text.matchAll(/^[> \t]*(`{3,}|~{3,})(.*)$/gm)) {
    if (!open) open = fence;
    else if (fence.startsWith(open) && after.trim() === "") open = "";
  }
  return open !== "";
}

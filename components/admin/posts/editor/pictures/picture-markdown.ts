import type { Selected } from "@/components/admin/posts/editor/writing/edit";

/** Adds line breaks to make `text` a separate paragraph, except in lists, quotations and tables. */
export function asParagraph(text: string, { text: value, start: at, end: to }: Selected): string {
  const before = value.slice(0, at);
  const line = before.slice(before.lastIndexOf("\n") + 1);
  if (/^\s*([-*+>|]|\d+[.)]|\[\^)/.test(line)) return text;
  const missing = (breaks: string) => "\n".repeat(Math.max(0, 2 - breaks.length));
  const after = value.slice(to);
  const start = before.trim() ? missing(/\n*$/.exec(before)?.[0] ?? "") : "";
  const end = after.trim() ? missing(/^\n*/.exec(after)?.[0] ?? "") : "";
  return start + text + end;
}

export function pictureMarkdown(alt: string, path: string): string {
  const text = alt.replace(/\s+/g, " ").trim();
  return `![${text.replace(/[\\[\]*_`<]/g, "\\$&")}](${path})`;
}

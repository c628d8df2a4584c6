/** Returns an upload placeholder that does not yet occur in the text `taken`. */
export function placeholderFor(name: string, taken: string): string {
  const shown = name.replace(/[[\]\\\s]+/g, " ").trim();
  for (let count = 1; ; count += 1) {
    const placeholder = `![Uploading ${shown}${count > 1 ? ` ${count}` : ""}...]()`;
    if (!taken.includes(placeholder)) return placeholder;
  }
}

type Area = Pick<HTMLTextAreaElement, "value" | "selectionStart" | "selectionEnd">;

/** Adds line breaks to make `text` a separate paragraph, except in lists, quotations and tables. */
export function asParagraph(text: string, area: Area): string {
  const { value, selectionStart, selectionEnd } = area;
  const before = value.slice(0, selectionStart);
  const line = before.slice(before.lastIndexOf("\n") + 1);
  if (/^\s*([-*+>|]|\d+[.)]|\[\^)/.test(line)) return text;
  const missing = (breaks: string) => "\n".repeat(Math.max(0, 2 - breaks.length));
  const after = value.slice(selectionEnd);
  const start = before.trim() ? missing(/\n*$/.exec(before)?.[0] ?? "") : "";
  const end = after.trim() ? missing(/^\n*/.exec(after)?.[0] ?? "") : "";
  return start + text + end;
}

export function pictureMarkdown(alt: string, path: string): string {
  const text = alt.replace(/\s+/g, " ").trim();
  return `![${text.replace(/[\\[\]*_`<]/g, "\\$&")}](${path})`;
}

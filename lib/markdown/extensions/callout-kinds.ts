const named = ["note", "tip", "important", "warning", "caution"] as const;

export type CalloutKind = "problem" | "fix" | (typeof named)[number];

/** Opt-out for authors: an escaped number or label prevents a callout. */
export const escaped = /^[^a-z\d]*(?:\d+\\\.|Fix it\\:)/i;

/** Returns the callout kind of a paragraph or list with this text; null if it isn't a callout. */
export function calloutKind(text: string, source: string): CalloutKind | null {
  const isEscaped = escaped.test(source);
  if (!isEscaped && text.startsWith("Fix it:")) return "fix";
  const isNumbered = !isEscaped && /^\d+\./.test(text);
  return isNumbered || hasWarning(text, source) ? "problem" : null;
}

/** Every text must have the sign: writing it as `&#9888;` in the source opts out. */
export function hasWarning(...texts: string[]): boolean {
  return texts.every((text) => /[\u26A0\u{1F6A8}]/u.test(text));
}

const label = new RegExp(`^(?:>[ \\t]*)?\\[!(${named.join("|")})\\][ \\t]*(?:\\n|$)`, "i");

/** Returns the kind named by a label such as `[!NOTE]` on the first line of a blockquote. */
export function namedKind(quote: string): { kind: CalloutKind; label: string } | null {
  const [whole = "", name] = label.exec(quote) ?? [];
  const kind = named.find((known) => known === name?.toLowerCase());
  return kind ? { kind, label: whole } : null;
}

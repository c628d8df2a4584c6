import type { CSSProperties } from "react";

/** Maximum letters on one line; longer titles break between words. */
const lineLetters = 12;

/** Returns the length of the widest line in letters, which determines the font size. */
export function widestLine(title: string): number {
  if (title.length <= lineLetters) return title.length;
  const maxWordLength = Math.max(...title.split(/\s+/).map((word) => word.length));
  return Math.max(maxWordLength, lineLetters);
}

export function letters(title: string): CSSProperties {
  return { "--letters": widestLine(title) } as CSSProperties;
}

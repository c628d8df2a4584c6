import type { CSSProperties } from "react";

/** Longer titles break between words. */
const lineLetters = 12;

/** In letters, to size the type by. */
export function widestLine(title: string): number {
  if (title.length <= lineLetters) return title.length;
  const maxWordLength = Math.max(...title.split(/\s+/).map((word) => word.length));
  return Math.max(maxWordLength, lineLetters);
}

export function letters(title: string): CSSProperties {
  return { "--letters": widestLine(title) } as CSSProperties;
}

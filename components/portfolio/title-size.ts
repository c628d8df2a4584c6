import type { CSSProperties } from "react";

/** A title of this many letters or fewer stands on one line; a longer one breaks between its words. */
const lineLetters = 12;

/** How many letters the widest line of a title has to take, so that its type can be sized to fill it. */
export function widestLine(title: string): number {
  if (title.length <= lineLetters) return title.length;
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length));
  return Math.max(longestWord, lineLetters);
}

/** The same as a style, for project.css to size the title by. */
export function letters(title: string): CSSProperties {
  return { "--letters": widestLine(title) } as CSSProperties;
}

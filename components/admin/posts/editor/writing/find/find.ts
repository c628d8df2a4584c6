import type { Edit } from "@/components/admin/posts/editor/writing/edit";

export type Search = { words: string; matchCase: boolean };

/** Returns the start index of each match. */
export function findAll(text: string, { words, matchCase }: Search): number[] {
  if (!words) return [];
  const pattern = new RegExp(words.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"), matchCase ? "g" : "gi");
  return [...text.matchAll(pattern)].map(({ index }) => index);
}

/** Returns the next match after or before the caret, wrapping around; -1 if there is none. */
export function nextFound(found: readonly number[], caret: number, step: 1 | -1): number {
  if (step > 0) return found.find((at) => at >= caret) ?? found[0] ?? -1;
  return found.findLast((at) => at < caret) ?? found.at(-1) ?? -1;
}

/** Replaces all matches in one edit, from the first to the last; null if there are none. */
export function replaceAll(text: string, search: Search, replacement: string): Edit | null {
  const found = findAll(text, search);
  const from = found[0];
  const last = found.at(-1);
  if (from === undefined || last === undefined) return null;
  const length = search.words.length;
  const to = last + length;
  const parts = found.map((at, index) => {
    const begins = at + length;
    return replacement + text.slice(begins, found[index + 1] ?? begins);
  });
  const written = parts.join("");
  const end = from + written.length;
  return { from, to, text: written, start: end, end };
}

import type { Article } from "@/lib/markdown/render";

/** Silent reading of English non-fiction: Brysbaert, 2019, Journal of Memory and Language 109. */
const wordsPerMinute = 238;

const longWords = 600;
const minEntries = 3;

/** Returns at least 1. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsPerMinute));
}

/** Sections for a table of contents; none for a short article. */
export function contentsOf({ headings, words }: Article): { id: string; heading: string }[] {
  const parts = headings.filter(({ depth }) => depth === 2);
  if (words < longWords || parts.length < minEntries) return [];
  return parts.map(({ id, text }) => ({ id, heading: text }));
}

import type { Marked } from "./schema";

// As in the database: supabase/migrations has the language of its words.
const stopWords = new Set(
  "a an and are as at be but by for from has have how i if in is it its of on or our so that the their them they this to was we were what when where which who will with you your".split(
    " ",
  ),
);
const ending = /(?<=\p{L}{3})(?:ies|ied|ing|ers|er|ed|es|s|e|y)$/u;

export type Term = { stem: string; start?: string };

/** The words of a search that count; the last one may be the beginning of a word. */
export function termsOf(query: string): Term[] {
  const words = wordsIn(query).map(({ text }) => fold(text));
  return words.flatMap((word, index) => {
    const term = { stem: stem(word), ...(index === words.length - 1 && { start: word }) };
    return stopWords.has(word) ? [] : [term];
  });
}

export function wordSet(text: string): ReadonlySet<string> {
  return new Set(wordsIn(text).map(({ text }) => fold(text)));
}

/** False without terms. */
export function hasAll(terms: readonly Term[], words: ReadonlySet<string>): boolean {
  return terms.length > 0 && terms.every((term) => [...words].some((word) => fits(term, word)));
}

export function mark(text: string, terms: readonly Term[]): Marked {
  const parts: Marked = [];
  let from = 0;
  for (const { text: word, index } of wordsIn(text)) {
    if (!terms.some((term) => fits(term, fold(word)))) continue;
    parts.push(text.slice(from, index), word);
    from = index + word.length;
  }
  return [...parts, text.slice(from)];
}

const excerptLength = 180;

/** The first of `texts` that has one of the terms, or else the first; cut to two lines around it. */
export function excerptFrom(texts: readonly string[], terms: readonly Term[]): Marked {
  const marked = texts.map((text) => mark(text, terms));
  const [before = "", ...rest] = marked.find(({ length }) => length > 1) ?? marked[0] ?? [];
  const start = before.length > excerptLength / 2 ? before.indexOf(" ", before.length - 80) : 0;
  return cut([start > 0 ? `…${before.slice(start)}` : before, ...rest], excerptLength);
}

function cut(parts: Marked, length: number): Marked {
  let left = length;
  const kept: Marked = [];
  for (const part of parts) {
    if (part.length >= left) return [...kept, `${part.slice(0, left).replace(/\s?\S*$/u, "")}…`];
    kept.push(part);
    left -= part.length;
  }
  return kept;
}

const fits = ({ stem: wanted, start }: Term, word: string) =>
  stem(word) === wanted || (start !== undefined && word.startsWith(start));

const stem = (word: string) => word.replace(ending, "");

function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

function wordsIn(text: string): { text: string; index: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    text: word,
    index,
  }));
}

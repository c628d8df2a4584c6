/** What was changed or lost in conversion, with counts. */
export type Notes = Map<string, number>;

export function note(notes: Notes, what: string): void {
  notes.set(what, (notes.get(what) ?? 0) + 1);
}

/** Adds the article to a word, as in "An <object>". */
export function withArticle(word: string): string {
  return `${/^<?[aeiou]/.test(word) ? "An" : "A"} ${word}`;
}

export function noteLines(notes: Notes): string[] {
  return [...notes].map(([what, count]) => (count === 1 ? what : `${what} (${count} times)`));
}

/** Words of a search that are looked for; the rest of a longer one is left out. */
const mostWords = 10;

/**
 * What was typed, as a query of Postgres's full-text search: every word has to be in the title, at
 * least as the beginning of one. Each is quoted, so that nothing in it is an operator. Null where no
 * word is left to look for.
 */
export function titleQuery(typed: string): string | null {
  const words = typed
    .slice(0, 200)
    .split(/[\s'\\&|!()<>:*\0]+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, mostWords);
  return words.length > 0 ? words.map((word) => `'${word}':*`).join(" & ") : null;
}

/** Characters of a search; the database reads as many. */
export const maxQueryLength = 200;

/** Plain and highlighted text in turn; the first is plain. */
export type Marked = string[];

export type ResultKind = "article" | "project" | "page";

/** `date` is an article's. */
export type SearchResult = {
  kind: ResultKind;
  href: string;
  title: Marked;
  excerpt: Marked;
  date?: string;
};

export type NearTitle = { href: string; title: string };

/**
 * `results` are the best of `total`, of which no more than the newest 500 articles are counted. `near`
 * has titles like the query where nothing was found.
 */
export type SearchResults = {
  query: string;
  total: number;
  results: SearchResult[];
  near: NearTitle[];
};

export type SearchAnswer =
  | ({ status: "found" } & SearchResults)
  | { status: "too-long"; query: string }
  | { status: "limited"; query: string; retryAfter: number }
  | { status: "unavailable"; query: string };

/** One line of well-formed text: neither JSON nor the database takes half a character or a null. */
export function readQuery(value: string | string[] | null | undefined): string {
  const text = (Array.isArray(value) ? value[0] : value) ?? "";
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
}

export function searchPath(query: string): string {
  return query === "" ? "/search" : `/search?${new URLSearchParams({ q: query })}`;
}

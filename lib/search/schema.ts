/** Maximum number of characters in a search; the database reads no more. */
export const maxQueryLength = 200;

/** Alternating plain and highlighted text, starting with plain. */
export type Highlighted = string[];

/** Only the admin's search finds people. */
export type ResultKind = "article" | "project" | "page" | "person";

/** `date` is set for articles only. */
export type SearchResult = {
  kind: ResultKind;
  href: string;
  title: Highlighted;
  excerpt: Highlighted;
  date?: string;
};

export type NearTitle = { href: string; title: string };

/**
 * `results` are the best of `total`, which counts at most the newest 500 articles. `near` has
 * similar titles if nothing was found.
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

/** Reduces a query to one well-formed line: the database rejects lone surrogates and nulls. */
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

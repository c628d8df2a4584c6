import { z } from "zod";
import { PageNumber } from "@/lib/admin/paging";
import { withAsciiDomain } from "@/lib/forms/rules";

/** Search words, each matched anywhere in the text; invalid input becomes empty. */
export const SearchText = z
  .string()
  .trim()
  .toLowerCase()
  .max(200)
  .regex(/^\P{Cc}*$/u)
  .catch("");

/** Start of an email; invalid input becomes empty. */
export const EmailSearch = z
  .string()
  .trim()
  .toLowerCase()
  .overwrite(withAsciiDomain)
  .max(254)
  .regex(/^\P{Cc}*$/u)
  .catch("");

type Orders<Value> = readonly [{ value: Value }, ...{ value: Value }[]];

/** Sort order of a list; any other value falls back to the first. */
export function sortBy<Value extends string>(orders: Orders<Value>) {
  return z.enum(orders.map(({ value }) => value)).catch(orders[0].value);
}

/** Filters that searchable lists have in common. */
export function listFilters<Value extends string>(orders: Orders<Value>) {
  return { q: SearchText, sort: sortBy(orders), page: PageNumber };
}

type Searchable = { like(column: string, pattern: string): Searchable };

/** Keeps rows whose column contains every word of `search`. The column must be in lower case. */
export function hasWords<Query extends Searchable>(
  query: Query,
  search: string,
  column = "search_text",
): Query {
  return search
    .split(/\s+/)
    .filter(Boolean)
    .reduce<Searchable>((found, word) => found.like(column, containing(word)), query) as Query;
}

/** Escapes text for a `like` pattern. PostgREST treats an asterisk as a percent sign. */
export const containing = (text: string): string => `%${text.replace(/[\\%_*]/g, "\\$&")}%`;

type Sortable = { order(column: string, options: { ascending: boolean }): Sortable };

/**
 * Sorts by an order such as "email" or "-created", mapped to a column by `columns`. Ties are sorted
 * by id.
 */
export function inOrder<Query extends Sortable>(
  query: Query,
  sort: string,
  columns: Record<string, string>,
): Query {
  const isDescending = sort.startsWith("-");
  const column = columns[sort.replace("-", "")] ?? "created_at";
  return query
    .order(column, { ascending: !isDescending })
    .order("id", { ascending: isDescending }) as Query;
}

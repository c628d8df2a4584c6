import { z } from "zod";
import { withAsciiDomain } from "@/lib/forms/rules";

/** Words of which each is looked for anywhere; empty for anything that cannot be one. */
export const SearchText = z
  .string()
  .trim()
  .toLowerCase()
  .max(200)
  .regex(/^\P{Cc}*$/u)
  .catch("");

/** Start of an email; empty for anything that cannot be one. */
export const EmailSearch = z
  .string()
  .trim()
  .toLowerCase()
  .overwrite(withAsciiDomain)
  .max(254)
  .regex(/^\P{Cc}*$/u)
  .catch("");

/** An order of a list; any other value is the first one. */
export function sortBy<Value extends string>(
  orders: readonly [{ value: Value }, ...{ value: Value }[]],
) {
  return z.enum(orders.map(({ value }) => value)).catch(orders[0].value);
}

type Searchable = { like(column: string, pattern: string): Searchable };

/** Rows that have each word of `search` somewhere in the column, which is in small letters. */
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

/** A pattern for `like`. PostgREST takes an asterisk for a percent sign. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_*]/g, "\\$&")}%`;
}

type Sortable = { order(column: string, options: { ascending: boolean }): Sortable };

/** In an order such as "email" or "-created", of the column that `columns` names; rows alike by id. */
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

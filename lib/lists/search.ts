import { z } from "zod";

/** How an address begins, as somebody types it into a list's search; nothing for what cannot be one. */
export const AddressSearch = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .regex(/^\P{Cc}*$/u)
  .catch("");

/** The part of a query that this needs; every table that can be searched has `email_search`. */
type Comparable = {
  gte(column: string, value: string): Comparable;
  lt(column: string, value: string): Comparable;
};

/** Narrows a query to addresses that begin like this; see the migration admin_search for how. */
export function byAddress<Query extends Comparable>(query: Query, beginning: string): Query {
  if (!beginning) return query;
  return query.gte("email_search", beginning).lt("email_search", `${beginning}\u{10ffff}`) as Query;
}

import { z } from "zod";

/** Start of an email; empty for anything that cannot be one. */
export const EmailSearch = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .regex(/^\P{Cc}*$/u)
  .catch("");

type Comparable = {
  gte(column: string, value: string): Comparable;
  lt(column: string, value: string): Comparable;
};

export function emailStartsWith<Query extends Comparable>(query: Query, beginning: string): Query {
  if (!beginning) return query;
  return query.gte("email_search", beginning).lt("email_search", `${beginning}\u{10ffff}`) as Query;
}

import { z } from "zod";

/** Rows on one page of an admin list. */
export const rowsPerPage = 25;

/** A page of a list. `total` counts the rows of all pages; past the end there are no rows. */
export type Listed<Row> = { rows: Row[]; page: number; pages: number; total: number };

/** What the database answers to a query with an exact count. */
type Answer<Row> = {
  data: Row[] | null;
  error: { code: string; message: string; details: string } | null;
  count: number | null;
};

/** The page that an address names, from 1; the first for anything that is no page's number. */
export function readPage(value: unknown): number {
  return typeof value === "string" && /^[1-9]\d{0,6}$/.test(value) ? Number(value) : 1;
}

/** The same, as a part of what is read out of an address. */
export const PageNumber = z.unknown().optional().transform(readPage);

/** The first and the last row of a page, counted from 0, as `.range()` takes them. */
export function rangeOf(page: number): [from: number, to: number] {
  return [(page - 1) * rowsPerPage, page * rowsPerPage - 1];
}

/** How many pages hold `count` rows; one where there are none. */
export function pagesOf(count: number): number {
  return Math.max(1, Math.ceil(count / rowsPerPage));
}

/**
 * A page out of the database's answer. An address past the end is no error: its page has no rows, and
 * `pages` says where the last one is. Throws on an outage, with `what` to tell which list it was.
 */
export function toListed<Row>(answer: Answer<Row>, page: number, what: string): Listed<Row> {
  const { data, error, count } = answer;
  const total = error ? rowsBefore(error) : (count ?? 0);
  if (total === null) throw new Error(`${what}: ${error?.message}`);
  return { rows: data ?? [], page, pages: pagesOf(total), total };
}

/** The same page with its rows in another shape. */
export function mapRows<From, To>(listed: Listed<From>, shape: (row: From) => To): Listed<To> {
  return { ...listed, rows: listed.rows.map(shape) };
}

/** How many rows there are, by the error that says an offset lies behind them; null for another one. */
function rowsBefore({ code, details }: { code: string; details: string }): number | null {
  if (code !== "PGRST103") return null;
  return Number(/only (\d+) rows/.exec(details)?.[1] ?? 0);
}

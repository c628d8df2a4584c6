import { z } from "zod";

export const rowsPerPage = 25;

export type Page<Row> = { rows: Row[]; page: number; pages: number; total: number };

type Answer<Row> = {
  data: Row[] | null;
  error: { code: string; message: string; details: string } | null;
  count: number | null;
};

export function readPage(value: unknown): number {
  return typeof value === "string" && /^[1-9]\d{0,6}$/.test(value) ? Number(value) : 1;
}

export const PageNumber = z.unknown().optional().transform(readPage);

export function rangeOf(page: number): [from: number, to: number] {
  return [(page - 1) * rowsPerPage, page * rowsPerPage - 1];
}

export const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / rowsPerPage));

/**
 * Requests a list's first page, and once more with a count only if it is full: counting the rows
 * of a search reads the whole table a second time.
 */
export async function countedIfFull<Found extends Answer<unknown>>(
  list: (count?: "exact") => PromiseLike<Found>,
): Promise<Found> {
  const found = await list();
  const rows = found.data?.length ?? 0;
  if (found.error || rows < rowsPerPage) return { ...found, count: rows };
  return list("exact");
}

/** A page past the end is empty, not an error. Throws if the query failed. */
export function toPage<Row>(answer: Answer<Row>, page: number, what: string): Page<Row> {
  const { data, error, count } = answer;
  const total = error ? rowsBefore(error) : (count ?? 0);
  if (total === null) throw new Error(`${what}: ${error?.message}`);
  return { rows: data ?? [], page, pages: pagesOf(total), total };
}

export function mapRows<From, To>(listed: Page<From>, shape: (row: From) => To): Page<To> {
  return { ...listed, rows: listed.rows.map(shape) };
}

/** Row count from PostgREST's out-of-range error; null for any other error. */
function rowsBefore({ code, details }: { code: string; details: string }): number | null {
  if (code !== "PGRST103") return null;
  return Number(/only (\d+) rows/.exec(details)?.[1] ?? 0);
}

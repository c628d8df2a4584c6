import type { Connection } from "@supabase/lite";
import { openPglite } from "./database-pglite.ts";
import { openPostgres } from "./database-postgres.ts";
import type { RequestQueue } from "./request-queue.ts";

/** Runs SQL inside one transaction; an exception rolls all of it back. */
export type Transaction = {
  exec(script: string): Promise<void>;
  query<Row>(query: string, ...parameters: unknown[]): Promise<Row[]>;
};

export type Database = {
  /** What Supabase Lite talks to. */
  connection: Connection;
  /** How many requests may use the database at once. */
  queue: RequestQueue;
  /** As the database owner, outside row-level security. Timestamps come back as text. */
  sql<Row>(query: string, ...parameters: unknown[]): Promise<Row[]>;
  transaction(work: (transaction: Transaction) => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

/** PGlite in `<dir>/db`, or the Postgres server behind `url`. Throws a StackError. */
export function openDatabase(dir: string, url: string | undefined): Promise<Database> {
  return url ? openPostgres(url) : openPglite(dir);
}

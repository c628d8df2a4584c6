import type { Connection } from "@supabase/lite";

export type Log = (line: string) => void;

/** Limits concurrent database requests; the others wait in order of arrival. */
export type RequestQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs SQL inside one transaction; an exception rolls all of it back. */
export type Transaction = {
  exec(script: string): Promise<void>;
  query<Row>(query: string, ...parameters: unknown[]): Promise<Row[]>;
};

export type Database = {
  /** The connection that Supabase Lite uses. */
  connection: Connection;
  queue: RequestQueue;
  /** Runs as the database owner, bypassing row-level security. Returns timestamps as text. */
  sql<Row>(query: string, ...parameters: unknown[]): Promise<Row[]>;
  transaction(work: (transaction: Transaction) => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

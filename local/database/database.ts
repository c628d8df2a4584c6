import type { Connection } from "@supabase/lite";

/** Lets a limited number of requests use the database at once, first come first served. */
export type RequestQueue = <T>(work: () => Promise<T>) => Promise<T>;

/** Runs SQL inside one transaction; an exception rolls all of it back. */
export type Transaction = {
  exec(script: string): Promise<void>;
  query<Row>(query: string, ...parameters: unknown[]): Promise<Row[]>;
};

export type Database = {
  /** What Supabase Lite talks to. */
  connection: Connection;
  queue: RequestQueue;
  /** As the database owner, outside row-level security. Timestamps come back as text. */
  sql<Row>(query: string, ...parameters: unknown[]): Promise<Row[]>;
  transaction(work: (transaction: Transaction) => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

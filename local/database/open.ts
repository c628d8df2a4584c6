import type { Database } from "./database.ts";
import { openPglite } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";

/** PGlite in `<dir>/db`, or the Postgres server behind `url`. Throws a StackError. */
export function openDatabase(dir: string, url: string | undefined): Promise<Database> {
  return url ? openPostgres(url) : openPglite(dir);
}

import type { Database } from "./database.ts";
import { openPglite } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";

/** Opens PGlite in `<dir>/db`, or the Postgres server at `url`. Throws a StackError. */
export function openDatabase(dir: string, url: string | undefined): Promise<Database> {
  return url ? openPostgres(url) : openPglite(dir);
}

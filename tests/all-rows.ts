import { expect } from "vitest";

/** Runs SQL as the database owner. */
type Sql = { sql<Row>(query: string, ...parameters: unknown[]): Promise<Row[]> };

/** Returns the rows of every table as text, by table name. */
export async function allRows({ sql }: Sql): Promise<Record<string, string[]>> {
  const tables = await sql<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname !~ '^(pg_|information_schema)' order by name`);
  const queries = tables.map(
    ({ name }) => `select '${name}' as name,
      (select json_agg(entry::text order by entry::text) from ${name} as entry) as rows`,
  );
  const found = await sql<{ name: string; rows: string[] | null }>(queries.join(" union all "));
  return Object.fromEntries(found.map(({ name, rows }) => [name, rows ?? []]));
}

/** Expected rows of tables that are not restored: sessions, the auth log and expired tags. */
export const notRestored = {
  "auth.audit_log_entries": expect.any(Array),
  "auth.refresh_tokens": [],
  "auth.sessions": [],
  "private.session_details": [],
  "private.expired_tags": [expect.stringContaining("*")],
};

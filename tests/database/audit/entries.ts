import { dataOf, type TestDatabase } from "@/tests/database/support/databases";

export type Entry = Record<string, unknown>;

/** The audit log as an admin sees it, newest first, without IDs, times and null values. */
export async function entries({ as }: TestDatabase, filters: object = {}): Promise<Entry[]> {
  const found = await dataOf(as("admin").rpc("list_audit_log", { p_size: 100, ...filters }));
  return (found as Entry[]).map(({ id, created_at, ...entry }) =>
    Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== null)),
  );
}

import { expect } from "vitest";
import { dataOf, type TestDatabase } from "@/tests/database/support/databases";
import { insertRow } from "@/tests/database/support/rows";

type Line = { source: string; target: string | null; status?: number; id?: string };
type Answer = { status: string; reason?: string; source?: string; target?: string };

export const one = (source: string, target: string | null) => ({ source, target });

/** Database calls for the redirect tests. */
export function redirectsOf(database: TestDatabase) {
  const { as, call, sql, rest } = database;
  const admin = as("admin");

  const store = async (lines: Line[], p_replaces = true) =>
    (await dataOf(
      admin.rpc("store_redirects", {
        p_redirects: lines.map((line) => ({ status: line.target ? 308 : 410, ...line })),
        p_replaces,
      }),
    )) as Answer[];
  const outcomes = async (lines: Line[], replaces = true) =>
    (await store(lines, replaces)).map(({ status, reason }) => reason ?? status);
  const stored = async () => {
    const rows = await sql<{ line: string }>(
      "select source || ' ' || coalesce(target, 'gone') || ' ' || status as line from public.redirects order by source",
    );
    return rows.map(({ line }) => line);
  };
  const idOf = async (source: string) => {
    const [row] = await sql<{ id: string }>(
      "select id from public.redirects where source = $1",
      source,
    );
    return row?.id ?? "";
  };
  const post = (slug: string, published = true) =>
    insertRow(database, "blogs", { slug, published });
  const rename = (id: string, slug: string) =>
    dataOf(admin.from("blogs").update({ slug }).eq("id", id));
  const count = async (p_hits: object, p_missing: object) => {
    const init = { method: "POST", body: JSON.stringify({ p_hits, p_missing }) };
    expect((await rest("service", "rpc/count_paths", init)).ok).toBe(true);
  };
  const since = (p_version: number) => call("redirects_since", { p_version });

  return { store, outcomes, stored, idOf, post, rename, count, since };
}

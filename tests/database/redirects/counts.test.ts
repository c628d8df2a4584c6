import { expect, test } from "vitest";
import { onEachDatabase } from "@/tests/database/support/databases";
import { one, redirectsOf } from "./stored";

onEachDatabase((database) => {
  const { as, sql } = database;
  const admin = as("admin");
  const { store, idOf, post, rename, count, since } = redirectsOf(database);

  test("reports each change to servers once, without counts or post slugs", async () => {
    await store([one("/old", "/about")]);
    const { version, redirects } = await since(0);
    expect(redirects).toEqual([["/old", "/about", 308]]);
    expect(await since(version)).toEqual({ version });
    await count({ "/old": 1 }, {});
    expect(await since(version)).toEqual({ version });
    await rename(await post("before"), "after");
    const next = await since(version);
    expect(next).toEqual({ version: expect.any(Number), redirects });
    await admin.rpc("delete_row", { p_source: "redirects", p_id: await idOf("/old") });
    expect(await since(next.version)).toMatchObject({ redirects: [] });
  });

  test("adds up the servers' counts and drops a missing path once it is redirected", async () => {
    await rename(await post("before"), "after");
    await store([one("/old", "/about")]);
    for (let n = 0; n < 2; n++) {
      await count({ "/old": 2, "/blog/before": 1, "/none": 9 }, { "/lost": 3, "/old": 1 });
    }
    const hits = await sql(
      "select source, hits::int, last_hit_at is not null as seen from public.redirects order by source",
    );
    expect(hits).toEqual([
      { source: "/blog/before", hits: 2, seen: true },
      { source: "/old", hits: 4, seen: true },
    ]);
    const missing = () => sql("select path, hits::int from public.missing_paths order by path");
    expect(await missing()).toEqual([{ path: "/lost", hits: 6 }]);
    await store([one("/lost", "/about")]);
    expect(await missing()).toEqual([]);
  });

  test("keeps 1,000 missing paths: ignored ones, the most requested and the latest", async () => {
    await sql(`insert into public.missing_paths (path, hits, is_ignored, last_seen_at)
      select '/p' || n, 1 + (n = 1)::int, n = 2, now() - n * interval '1 minute' from generate_series(1, 1000) as n`);
    await count({}, { "/new1": 1, "/new2": 5 });
    const paths = await sql<{ path: string }>("select path from public.missing_paths");
    const kept = new Set(paths.map(({ path }) => path));
    expect(kept.size).toBe(1000);
    for (const path of ["/p1", "/p2", "/new1", "/new2"]) expect(kept).toContain(path);
    for (const path of ["/p999", "/p1000"]) expect(kept).not.toContain(path);
  });
});

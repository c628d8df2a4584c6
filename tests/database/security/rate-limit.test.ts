import { expect, test } from "vitest";
import { atOnce, expectBetween, onEachDatabase } from "@/tests/database/support/databases";

onEachDatabase(({ pass, sql }) => {
  async function hit(key: string, max = 2, window = "10 minutes"): Promise<number> {
    const [row] = await sql<{ wait: number }>(
      "select private.hit_limit($1, $2, $3::text::interval) as wait",
      key,
      max,
      window,
    );
    return row?.wait ?? Number.NaN;
  }

  test("answers 0 up to the maximum, and then the seconds to wait", async () => {
    expect(await hit("a")).toBe(0);
    expect(await hit("a")).toBe(0);
    const wait = await hit("a");
    expectBetween(wait, 590, 600);
  });

  test("slides: a place is free when the oldest hit leaves the window", async () => {
    await hit("a");
    await pass("6 minutes");
    await hit("a");
    const wait = await hit("a");
    expectBetween(wait, 230, 240);

    await pass("5 minutes");
    expect(await hit("a")).toBe(0);
    const next = await hit("a");
    expectBetween(next, 290, 300);
  });

  test("does not lengthen the wait for asking again", async () => {
    await hit("a", 1);
    await pass("9 minutes");
    for (let i = 0; i < 3; i++) expect(await hit("a", 1)).toBeLessThanOrEqual(60);
  });

  test("counts every key for itself", async () => {
    expect(await hit("a", 1)).toBe(0);
    expect(await hit("b", 1)).toBe(0);
    expect(await hit("a", 1)).toBeGreaterThan(0);
  });

  test("lets through exactly the maximum of many at once", async () => {
    const waits = await atOnce(12, () => hit("a", 5));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
  });

  test("keeps no key in the nor as a hash that could be tried", async () => {
    await hit("message:203.0.113.7");
    const rows = await sql(
      `select key = sha256('message:203.0.113.7') or key = sha256('203.0.113.7')
         or position('203.0.113' in encode(key, 'escape')) > 0 as readable, length(key) as length
       from private.limit_hits`,
    );
    expect(rows).toEqual([{ readable: false, length: 32 }]);
  });

  test("clears hits that are past their window, whosever they were", async () => {
    await hit("a");
    await hit("b", 2, "1 hour");
    await pass("30 minutes");
    await hit("c");
    const [row] = await sql("select count(*)::int as count from private.limit_hits");
    expect(row).toEqual({ count: 2 });
  });
});

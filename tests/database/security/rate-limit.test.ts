import { expect, test } from "vitest";
import { expectBetween, onEachDatabase } from "@/tests/database/support/databases";

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

  test("allows another hit when the oldest leaves the sliding window", async () => {
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

  test("deletes expired hits of all keys", async () => {
    await hit("a");
    await hit("b", 2, "1 hour");
    await pass("30 minutes");
    await hit("c");
    const [row] = await sql("select count(*)::int as count from private.limit_hits");
    expect(row).toEqual({ count: 2 });
  });
});

import { expect, test } from "vitest";
import { atOnce, onEachDatabase, post } from "@/tests/database/support/databases";

type Row = { tag: string; expired_at: string; seq: number };

onEachDatabase(({ call, rest, sql }) => {
  async function expire(...p_tags: string[]): Promise<boolean> {
    return (await rest("service", "rpc/expire_tags", post({ p_tags }))).ok;
  }
  const since = (p_seq: number): Promise<Row[]> => call("expired_tags_since", { p_seq });
  const tagsSince = async (seq: number) => (await since(seq)).map(({ tag }) => tag).sort();
  const newest = async () => Math.max(...(await since(0)).map(({ seq }) => seq));

  test("returns tags expired since a sequence number, each once with its latest time", async () => {
    await expire("posts", "post:a", "posts");
    const first = await newest();
    expect(await tagsSince(0)).toEqual(["post:a", "posts"]);
    expect(await since(first)).toEqual([]);
    await sql("update private.expired_tags set expired_at = '2026-01-01'");
    await expire("posts");
    const [row, ...more] = await since(first);
    expect(row).toMatchObject({ tag: "posts", seq: first + 1 });
    expect(Date.now() - Date.parse(String(row?.expired_at))).toBeLessThan(60_000);
    expect(more).toEqual([]);
    expect(await tagsSince(0)).toEqual(["post:a", "posts"]);
  });

  test("gives concurrent calls distinct sequence numbers", async () => {
    await atOnce(8, (index) => expire(`post:${index}`));
    const numbers = (await since(0)).map(({ seq }) => seq);
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test("keeps 500 tags and replaces dropped ones with a wildcard", async () => {
    await expire("first");
    await expire("second");
    await sql("update private.expired_tags set expired_at = '2026-01-01'");
    const tags = Array.from({ length: 499 }, (_, index) => `post:${index}`);
    await expire(...tags);
    expect(await tagsSince(0)).toEqual(["*", ...tags, "second"].sort());
    const [every] = await since(0);
    expect(every).toMatchObject({ tag: "*", seq: 1 });
    expect(Date.parse(String(every?.expired_at))).toBe(Date.parse("2026-01-01T00:00Z"));
    // A server that has already seen the dropped tag does not get the wildcard.
    expect(await tagsSince(1)).not.toContain("*");
    await expire("third");
    expect((await since(0))[0]).toMatchObject({ tag: "*", seq: 2 });
    expect(await since(0)).toHaveLength(501);
  });

  test("rejects tags that are empty or longer than Next.js allows", async () => {
    for (const tag of ["", "x".repeat(257)]) expect(await expire("posts", tag)).toBe(false);
    expect(await since(0)).toEqual([]);
    expect(await expire("x".repeat(256))).toBe(true);
  });
});

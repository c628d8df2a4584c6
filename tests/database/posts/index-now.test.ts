import { expect, test } from "vitest";
import { dataOf, onEachDatabase } from "@/tests/database/support/databases";

onEachDatabase(({ as, sql }) => {
  const queue = (...p_paths: string[]) => dataOf(as("service").rpc("queue_index_now", { p_paths }));
  const claim = async (p_limit = 100) =>
    (await dataOf(as("service").rpc("claim_index_now", { p_limit, p_retry_seconds: 30 }))).sort();
  const complete = (...p_paths: string[]) =>
    dataOf(as("service").rpc("complete_index_now", { p_paths }));
  const pass = (interval: string) =>
    sql(`update private.index_now set changed_at = changed_at - interval '${interval}',
      next_attempt_at = next_attempt_at - interval '${interval}'`);

  test("hands out a path once and removes it when completed", async () => {
    await queue("/blog/a", "/blog/b", "/blog/a");
    expect(await claim()).toEqual(["/blog/a", "/blog/b"]);
    expect(await claim()).toEqual([]);
    await complete("/blog/a", "/blog/b");
    await pass("12 hours");
    expect(await claim()).toEqual([]);
  });

  test("does not hand out posts that search engines must not index", async () => {
    await sql(`insert into public.blogs (title, slug, content, published, noindex, canonical_url) values
      ('Hidden', 'hidden', 'Text', true, true, null),
      ('From elsewhere', 'from-elsewhere', 'Text', true, false, 'https://a.example/'),
      ('Own', 'own', 'Text', true, false, null)`);
    await queue("/blog/hidden", "/blog/from-elsewhere", "/blog/own", "/about");
    expect(await claim()).toEqual(["/about", "/blog/own"]);
    await complete("/about", "/blog/own");
  });

  test("retries an incomplete path for a day, with increasing delays", async () => {
    await queue("/blog/a");
    for (const wait of [30, 60, 120, 240]) {
      expect(await claim()).toEqual(["/blog/a"]);
      await pass(`${wait - 5} seconds`);
      expect(await claim(), `after less than ${wait} s`).toEqual([]);
      await pass("5 seconds");
    }
    await pass("23 hours");
    expect(await claim()).toEqual(["/blog/a"]);
    await pass("6 hours");
    expect(await claim()).toEqual([]);
    expect(await sql("select from private.index_now")).toEqual([]);
  });

  test("resubmits a path that changes while being submitted", async () => {
    await queue("/blog/a");
    expect(await claim()).toEqual(["/blog/a"]);
    await queue("/blog/a");
    await complete("/blog/a");
    expect(await claim()).toEqual(["/blog/a"]);
  });

  test("hands out at most the requested number, the longest overdue first", async () => {
    await queue("/blog/a");
    await pass("1 minute");
    await queue("/blog/b");
    expect(await claim(1)).toEqual(["/blog/a"]);
    expect(await claim(1)).toEqual(["/blog/b"]);
  });
});

import { beforeEach, describe, expect, test } from "vitest";
import { dataOf, onEachDatabase, sizeOn } from "@/tests/database/support/databases";
import { insertRow } from "@/tests/database/support/rows";

type Page = { count: number; posts: { slug: string }[] };

onEachDatabase((database) => {
  const { as, sql } = database;
  const zone = "America/Port_of_Spain";

  async function list(p_from: number, p_size: number, p_tag = ""): Promise<Page> {
    const page = { p_from, p_size, p_tag };
    return (await dataOf(as("visitor").rpc("list_published", page))) as Page;
  }

  const year = async (p_year: number, p_from = 0, p_size = 100) => {
    const page = { p_year, p_zone: zone, p_from, p_size };
    return (await dataOf(as("visitor").rpc("list_year", page))) as Page;
  };

  const years = () => dataOf(as("visitor").rpc("list_years", { p_zone: zone }));

  const slugsOf = ({ posts }: Page) => posts.map(({ slug }) => slug);

  /** Stores posts across several months: every third is a draft, and pairs share a timestamp. */
  async function storeMany(): Promise<void> {
    await sql(`insert into public.blogs (title, slug, content, tags, published, created_at)
      select 'Post', 'post-' || n, 'Text', case when n % 2 = 0 then array['Even'] else '{}' end,
        n % 3 <> 0, timestamptz '2026-03-01Z' - (n / 2) * interval '7 hours'
      from generate_series(1, 300) as n`);
  }

  const sorted = (where: string) =>
    sql<{ slug: string }>(
      `select slug from public.blogs where published and ${where} order by created_at desc, id`,
    ).then((rows) => rows.map(({ slug }) => slug));

  test.each([
    ["the blog", "", "true"],
    ["a tag", "even", "tags = '{Even}'"],
  ])("pages through published posts of %s, newest first, each once", async (_, tag, where) => {
    await storeMany();
    const expected = await sorted(where);
    const found: string[] = [];
    for (let from = 0; from < expected.length; from += 17) {
      const page = await list(from, 17, tag);
      expect(page.count).toBe(expected.length);
      found.push(...slugsOf(page));
    }
    expect(found).toEqual(expected);
    expect(await list(expected.length, 17, tag)).toEqual({ count: expected.length, posts: [] });
  });

  test("updates lists when posts are published, unpublished, redated, retagged or deleted", async () => {
    await storeMany();
    await sql("update public.blogs set published = not published where slug like 'post-1%'");
    await sql(
      "update public.blogs set created_at = created_at - interval '40 days' where slug like '%7'",
    );
    await sql("update public.blogs set tags = '{Even, Other}' where slug like '%5'");
    await sql("update public.blogs set tags = '{}' where slug like '%2'");
    await sql("delete from public.blogs where slug like '%8'");
    for (const [tag, where] of [
      ["", "true"],
      ["even", "'Even' = any (tags)"],
      ["other", "'Other' = any (tags)"],
    ] as const) {
      const expected = await sorted(where);
      const page = await list(20, 100, tag);
      expect(page.count).toBe(expected.length);
      expect(slugsOf(page)).toEqual(expected.slice(20, 120));
    }
    await sql("delete from public.blogs");
    expect(await list(0, 12)).toEqual({ count: 0, posts: [] });
    expect(await years()).toEqual([]);
  });

  test("counts and lists posts by year in the given time zone", async () => {
    const store = (slug: string, created_at: string, published = true) =>
      insertRow(database, "blogs", { slug, created_at, published });
    await store("last-of-2025", "2026-01-01T03:59:59Z");
    await store("first-of-2026", "2026-01-01T04:00:00Z");
    await store("later", "2026-07-01T12:00:00Z");
    await store("draft", "2024-07-01T12:00:00Z", false);
    expect(await years()).toEqual([
      { year: 2026, posts: 2 },
      { year: 2025, posts: 1 },
    ]);
    const slugs = async (...page: Parameters<typeof year>) => slugsOf(await year(...page));
    expect(await slugs(2026)).toEqual(["later", "first-of-2026"]);
    expect(await slugs(2026, 1, 1)).toEqual(["first-of-2026"]);
    expect(await slugs(2025)).toEqual(["last-of-2025"]);
    expect(await year(2024)).toEqual({ count: 0, posts: [] });
  });

  test("builds the preview without fenced code unless there is no other text", async () => {
    const preview = async (content: string) => {
      const [row] = await sql<{ preview: string }>(
        "select private.preview_of($1) as preview",
        content,
      );
      return row?.preview.trim();
    };
    expect(await preview("```js\nlet a;\n```\n\nWords.\n\n~~~\nb\n~~~")).toBe("Words.");
    expect(await preview(`${"```\ncode\n```\n".repeat(500)}Words.`)).toBe("Words.");
    expect(await preview("```js\nlet a;")).toBe("```js\nlet a;");
    expect(await preview("Words.\n".repeat(30_000))).toHaveLength(600);
  });

  describe("with thousands of posts", () => {
    const total = sizeOn(database, 5000, 1500);

    // Inserting the posts takes half of a test's timeout, so a hook does it.
    beforeEach(async () => {
      // Ascending ids, since the blocks that random ones are found in vary from run to run.
      await sql(`insert into public.blogs (id, title, slug, content, published, created_at)
        select lpad(n::text, 32, '0')::uuid, 'Post', 'post-' || n, 'Text', true,
          timestamptz '2026-03-01Z' - n * interval '6 hours'
        from generate_series(1, ${total}) as n`);
      await sql("vacuum analyze private.listed_posts, private.list_counts");
    });

    test("reads about as many blocks for the last page as for the first", async () => {
      // A session's first six calls also fill its catalog cache and plan the queries.
      await sql(`create function private.blocks_read(p_query text) returns integer language plpgsql as $$
        declare v_plan json;
        begin
          for v_call in 1..10 loop
            execute 'explain (analyze, buffers, format json) ' || p_query into v_plan;
          end loop;
          return v_plan->0->'Plan'->>'Shared Hit Blocks';
        end $$`);
      const [blocks] = await sql<{ first: number; last: number }>(`select
        private.blocks_read('select public.list_published(0, 12)') as first,
        private.blocks_read('select public.list_published(${total - 20}, 12)') as last`);
      await sql("drop function private.blocks_read(text)");
      expect(blocks?.first).toBeGreaterThan(0);
      expect(blocks?.last).toBeLessThanOrEqual(1.3 * Number(blocks?.first));
    });
  });
});

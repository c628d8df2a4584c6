import { expect, test } from "vitest";
import { dataOf, onEachDatabase } from "@/tests/database/support/databases";

onEachDatabase((database) => {
  const { as, sql } = database;

  /** Calls a function as a visitor. */
  async function read<Answer>(
    name: "sitemap_posts" | "sitemap_tags" | "count_sitemap",
    values: object,
  ) {
    return (await dataOf(as("visitor").rpc(name, values as never))) as Answer;
  }

  /** Stores posts: every third is a draft, and pairs share a timestamp. */
  const store = (posts: number) =>
    sql(`insert into public.blogs (title, slug, content, tags, published, created_at)
      select 'Post', 'post-' || n, 'Text', case when n % 2 = 0 then array['Even', 'Tag ' || n % 10]
        when n % 3 = 0 then array['Only of drafts'] else '{}' end,
        n % 3 <> 0, timestamptz '2026-03-01Z' + (n / 2) * interval '7 hours'
      from generate_series(1, ${posts}) as n`);

  const parts = async <Entry>(count: number, part: (index: number) => Promise<Entry[]>) => {
    const all = await Promise.all(Array.from({ length: count }, (_, index) => part(index + 1)));
    return all.flat();
  };

  test("lists each published post once, with newer posts in the last part", async () => {
    await store(300);
    const posts = (p_part: number) =>
      read<{ slug: string }[]>("sitemap_posts", { p_part, p_size: 30 });
    const published = await sql<{ slug: string }>(
      "select slug from public.blogs where published order by created_at, id desc",
    );
    const slugs = async (count: number) => (await parts(count, posts)).map(({ slug }) => slug);
    expect(await slugs(7)).toEqual(published.map(({ slug }) => slug));
    const before = await slugs(6);
    await sql(`insert into public.blogs (title, slug, content, published, created_at)
      values ('New', 'new', 'Text', true, '2027-01-01')`);
    expect(await slugs(6)).toEqual(before);
    expect((await posts(7)).at(-1)).toMatchObject({ slug: "new", title: "New", cover_image: null });
    expect(await posts(8)).toEqual([]);
    expect(await posts(2_000_000_000)).toEqual([]);
  });

  test("skips posts that must not be indexed, but the blog still lists them", async () => {
    await store(30);
    const slugs = async () =>
      (await read<{ slug: string }[]>("sitemap_posts", { p_part: 1, p_size: 100 })).map(
        ({ slug }) => slug,
      );
    const counted = async () =>
      ((await read("count_sitemap", { p_per_page: 12 })) as { posts: number }).posts;
    const all = await slugs();
    expect(all).toHaveLength(20);
    await sql("update public.blogs set noindex = true where slug in ('post-1', 'post-3')");
    await sql("update public.blogs set canonical_url = 'https://a.example/' where slug = 'post-2'");
    await sql(`insert into public.blogs (title, slug, content, published, noindex)
      values ('Hidden', 'hidden', 'Text', true, true)`);
    expect(await slugs()).toEqual(all.filter((slug) => !["post-1", "post-2"].includes(slug)));
    expect(await counted()).toBe(18);
    const blog = (await dataOf(as("visitor").rpc("list_published", { p_from: 0, p_size: 50 }))) as {
      count: number;
    };
    expect(blog.count).toBe(21);
    await sql("update public.blogs set noindex = false, canonical_url = null");
    expect(await slugs()).toEqual([...all, "hidden"]);
    await sql("delete from public.blogs");
    expect(await counted()).toBe(0);
  });

  test("lists every page of each tag that has published posts", async () => {
    await store(300);
    const tags = (p_part: number) =>
      read<{ slug: string; page: number }[]>("sitemap_tags", { p_part, p_size: 4, p_per_page: 12 });
    const counted = await sql<{ slug: string; published: number }>(
      "select slug, published from public.tags where published > 0 order by slug",
    );
    const expected = counted.flatMap(({ slug, published }) =>
      Array.from({ length: Math.ceil(published / 12) }, (_, index) => ({ slug, page: index + 1 })),
    );
    expect(expected.length).toBeGreaterThan(15);
    expect(await parts(Math.ceil(expected.length / 4), tags)).toEqual(expected);
    expect(await tags(100)).toEqual([]);
    expect(await read("count_sitemap", { p_per_page: 12 })).toEqual({
      posts: 200,
      tags: expected.length,
    });
  });

  test("returns an empty sitemap for an empty blog and rejects invalid part sizes", async () => {
    expect(await read("count_sitemap", { p_per_page: 12 })).toEqual({ posts: 0, tags: 0 });
    expect(await read("sitemap_posts", { p_part: 1, p_size: 5000 })).toEqual([]);
    for (const page of [
      { p_part: 0, p_size: 10 },
      { p_part: 1, p_size: 0 },
      { p_part: 1, p_size: 5001 },
    ]) {
      const { error } = await as("visitor").rpc("sitemap_posts", page);
      expect(error?.message).toContain("p_size 1 to 5000");
    }
  });
});

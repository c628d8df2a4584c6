import { expect, test } from "vitest";
import { dataOf, onEachDatabase } from "@/tests/database/support/databases";
import { insertRow } from "@/tests/database/support/rows";

onEachDatabase((database) => {
  const { as, sql, call } = database;

  const store = (slug: string, authors: string[], values: object = {}) =>
    insertRow(database, "blogs", { slug, authors, published: true, ...values });
  const listed = async (key: string) => {
    const list = { p_from: 0, p_size: 10, p_tag: `/author/${key}` };
    const answer = await dataOf(as("visitor").rpc("list_published", list));
    const { count, posts } = answer as { count: number; posts: { slug: string }[] };
    return [count, posts.map(({ slug }) => slug)];
  };

  const publish = (slug: string, p_version = 0, p_key?: string) =>
    as("admin").rpc("save_content", {
      ...{ p_kind: "authors", p_version, p_event: "published", p_title: slug, p_schema_no: 1 },
      ...{ p_value: { slug }, p_published: { slug }, ...(p_key && { p_key }) },
    });
  const author = async (...args: Parameters<typeof publish>) =>
    ((await dataOf(publish(...args))) as { key: string }).key;
  const redirects = () =>
    sql("select source, target from public.redirects where source not like '%.%' order by 1");

  test.each([
    ["eleven authors", Array.from({ length: 11 }, (_, index) => `${index + 1}`)],
    ["the same author twice", ["10", "10"]],
    ["a name", ["ada"]],
  ])("rejects invalid authors: %s", async (_, authors) => {
    await expect(store("post", authors)).rejects.toThrow(/blogs_authors_check/);
  });

  test("updates an author's list when posts change", async () => {
    await store("one", ["10", "11"], { created_at: "2026-01-01" });
    await store("two", ["11"], { created_at: "2026-02-01" });
    await store("draft", ["11"], { published: false });
    expect(await listed("10")).toEqual([1, ["one"]]);
    expect(await listed("11")).toEqual([2, ["two", "one"]]);
    await sql("update public.blogs set authors = '{10}' where slug = 'two'");
    await sql("update public.blogs set published = true where slug = 'draft'");
    expect(await listed("10")).toEqual([2, ["two", "one"]]);
    expect(await listed("11")).toEqual([2, ["draft", "one"]]);
    await sql("delete from public.blogs where slug = 'one'");
    expect(await listed("11")).toEqual([1, ["draft"]]);
  });

  test("keeps a post's authors among the fields of its versions", async () => {
    const id = await store("post", ["10"]);
    const versions = await sql<{ fields: { authors: string[] } }>(
      "select fields from private.post_versions where post_id = $1",
      String(id),
    );
    expect(versions.map(({ fields }) => fields.authors)).toEqual([["10"]]);
  });

  test("rejects a duplicate slug, even of a hidden author", async () => {
    await author("ada");
    await sql("update public.contents set status = 'hidden'");
    expect((await publish("ada")).error?.code).toBe("23505");
    expect(await call("author_is_known", { p_slug: "ada" })).toBe(false);
  });

  test("redirects former slugs until another author takes one", async () => {
    const key = await author("one");
    for (let no = 0; no < 13; no += 1) await store(`post-${no}`, [key]);
    await author("two", 1, key);
    await author("three", 2, key);
    const both = (from: string, to: string) =>
      ["", "/page/2"].map((rest) => {
        return { source: `/blog/author/${from}${rest}`, target: `/blog/author/${to}${rest}` };
      });
    expect(await redirects()).toEqual([...both("one", "three"), ...both("two", "three")]);
    const feeds = await sql(
      "select target from public.redirects where source like '%/one/feed.xml'",
    );
    expect(feeds).toEqual([{ target: "/blog/author/three/feed.xml" }]);
    await author("one");
    expect(await redirects()).toEqual(both("two", "three"));
    await author("two", 3, key);
    expect(await redirects()).toEqual(both("three", "two"));
  });

  test("redirects a single page of an author without posts", async () => {
    const key = await author("one");
    await author("two", 1, key);
    expect(await redirects()).toEqual([{ source: "/blog/author/one", target: "/blog/author/two" }]);
  });

  test("keeps a redirect from a hidden author's page until the author is shown again", async () => {
    await author("ada");
    const status = (to: string) => sql(`update public.contents set status = '${to}'`);
    await status("hidden");
    await insertRow(database, "redirects", { source: "/blog/author/ada", target: "/about" });
    await sql("update public.contents set published = published, title = 'Ada'");
    expect(await redirects()).toEqual([{ source: "/blog/author/ada", target: "/about" }]);
    await status("published");
    expect(await redirects()).toEqual([]);
  });

  test("finds pages that are missing for visitors", async () => {
    const tag = { tags: ["Old name"], tag_slugs: [] };
    await store("shown", [], tag);
    await store("draft", [], { published: false, tags: ["Unused"], tag_slugs: [] });
    await dataOf(as("admin").rpc("change_tag", { p_slug: "old-name", p_name: "New" }));
    await insertRow(database, "redirects", { source: "/moved", target: "/about" });
    await sql("insert into public.redirects (source, status) values ('/gone', 410)");
    await author("ada");
    const found = [
      "/blog/shown",
      "/blog/tag/new",
      "/blog/tag/old-name",
      "/blog/author/ada",
      "/moved",
    ];
    const missing = [
      "/blog/draft",
      "/blog/tag/unused",
      "/blog/author/bob",
      "/gone",
      "/portfolio/9",
    ];
    const asked = { p_paths: [...found, ...missing] };
    const answer = await dataOf(as("admin").rpc("missing_pages", asked));
    expect(answer.toSorted()).toEqual(missing.toSorted());
  });
});

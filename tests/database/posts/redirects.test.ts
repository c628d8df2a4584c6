import { expect, test } from "vitest";
import { dataOf, onEachDatabase } from "@/tests/database/support/databases";
import { insertRow } from "@/tests/database/support/rows";

onEachDatabase((database) => {
  const { as, sql } = database;

  const store = (slug: string, published = true) =>
    insertRow(database, "blogs", { slug, published });
  const change = (id: string, values: { slug?: string; title?: string; published?: boolean }) =>
    dataOf(as("admin").from("blogs").update(values).eq("id", id));
  const rename = (id: string, slug: string) => change(id, { slug });

  /** Stores a published post and changes its slug from `old` to `new`. */
  async function renamed(): Promise<string> {
    const id = await store("old");
    await rename(id, "new");
    return id;
  }

  const movedTo = (p_slug: string) => dataOf(as("service").rpc("post_moved_to", { p_slug }));
  const redirects = () =>
    sql("select substr(source, 7) as slug, post_id from public.redirects order by source");

  test("redirects a published post's old slug to its new one, and no other slug", async () => {
    const id = await renamed();
    expect(await movedTo("old")).toBe("new");
    expect(await redirects()).toEqual([{ slug: "old", post_id: id }]);
    for (const slug of ["new", "never", "' or true --"]) expect(await movedTo(slug)).toBeNull();
  });

  test("recognises only the current and former slugs of posts, published or not", async () => {
    await renamed();
    await store("draft", false);
    const isKnown = (p_slug: string) => dataOf(as("service").rpc("post_is_known", { p_slug }));
    for (const slug of ["old", "new", "draft"]) expect(await isKnown(slug)).toBe(true);
    for (const slug of ["never", "ol", "' or true --"]) expect(await isKnown(slug)).toBe(false);
  });

  test("stores no redirect when a draft's slug changes", async () => {
    const id = await store("old", false);
    await rename(id, "new");
    await change(id, { published: true });
    expect(await redirects()).toEqual([]);
  });

  test("redirects a slug changed on publishing or unpublishing only if it was public", async () => {
    const draft = await store("first-draft", false);
    await change(draft, { slug: "first", published: true });
    expect(await movedTo("first-draft")).toBeNull();
    const post = await store("second");
    await change(post, { slug: "second-draft", published: false });
    expect(await movedTo("second")).toBeNull();
    await change(post, { published: true });
    expect(await movedTo("second")).toBe("second-draft");
  });

  test("does not reveal the new slug of an unpublished post", async () => {
    const id = await renamed();
    await change(id, { published: false });
    expect(await movedTo("old")).toBeNull();
    await change(id, { published: true });
    expect(await movedTo("old")).toBe("new");
  });

  test.for<[name: string, steps: string[], leads: Record<string, string>]>([
    [
      "redirects every slug of a chain to the last",
      ["a", "a>b", "b>c", "c>d"],
      { a: "d", b: "d", c: "d" },
    ],
    ["drops the redirect when a post returns to its old slug", ["a", "a>b", "b>a"], { b: "a" }],
    ["drops the redirect when a new post takes the slug", ["old", "old>new", "old"], {}],
    ["drops the redirect when a renamed post takes the slug", ["a", "a>b", "c", "c>a"], { c: "a" }],
    ["redirects a reused slug after a rename", ["a", "a>b", "c", "c>a", "a>d"], { a: "d", c: "d" }],
    ["redirects correctly when two posts swap slugs", ["a", "b", "a>x", "b>a", "x>b"], { x: "b" }],
  ])("%s", async ([, steps, leads]) => {
    for (const step of steps) {
      const [from = "", to] = step.split(">");
      if (to) await dataOf(as("admin").from("blogs").update({ slug: to }).eq("slug", from));
      else await store(from);
    }
    const sources = (await redirects()).map(({ slug }) => String(slug));
    const targets = await Promise.all(sources.map(async (slug) => [slug, await movedTo(slug)]));
    expect(Object.fromEntries(targets)).toEqual(leads);
  });

  test("redirects a slug taken by a draft until the draft is published", async () => {
    await renamed();
    const draft = await store("old", false);
    expect(await movedTo("old")).toBe("new");
    await change(draft, { published: true });
    expect(await redirects()).toEqual([]);
  });

  test("deletes the redirects of a deleted post", async () => {
    await as("admin")
      .from("blogs")
      .delete()
      .eq("id", await renamed());
    expect(await redirects()).toEqual([]);
  });

  test("stores no redirect when the slug is unchanged or the rename fails", async () => {
    const id = await store("old");
    await change(id, { title: "Another", slug: "old" });
    expect(await redirects()).toEqual([]);
    await store("taken");
    await expect(rename(id, "taken")).rejects.toMatchObject({ code: "23505" });
    expect(await redirects()).toEqual([]);
  });
});

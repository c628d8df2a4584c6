import { expect, test } from "vitest";
import { dataOf, onEachDatabase } from "@/tests/database/support/databases";
import { newMember } from "@/tests/database/support/members";
import { insertRow } from "@/tests/database/support/rows";
import { editingOf } from "./editing";

type Further = { related: { slug: string }[]; newer?: { slug: string }; older?: { slug: string } };

onEachDatabase((database) => {
  const { as, sql } = database;

  const store = (slug: string, tags: string[], values: object = {}) =>
    insertRow(database, "blogs", { slug, tags, tag_slugs: [], published: true, ...values });
  const tagsOf = async (slug: string) => {
    const [row] = await sql<{ tags: string[]; tag_slugs: string[] }>(
      "select tags, tag_slugs from public.blogs where slug = $1",
      slug,
    );
    return row;
  };
  const known = () => sql("select slug, name, posts, published from public.tags order by slug");
  const find = (p_slug: string) => dataOf(as("visitor").rpc("find_tag", { p_slug }));
  const change = (p_slug: string, p_name: string, p_merge = false) =>
    dataOf(as("admin").rpc("change_tag", { p_slug, p_name, p_merge }));

  test("treats names with the same slug as one tag, under the first name", async () => {
    await store("one", ["Web Design", "Speed"]);
    await store("two", ["web design", "WEB-DESIGN"], { published: false });
    expect(await tagsOf("two")).toEqual({ tags: ["Web Design"], tag_slugs: ["web-design"] });
    expect(await known()).toEqual([
      { slug: "speed", name: "Speed", posts: 1, published: 1 },
      { slug: "web-design", name: "Web Design", posts: 2, published: 1 },
    ]);
  });

  test("gives every name a unique slug, in any script", async () => {
    const names = [
      ..."C C++ C# Straße 🎉 🎊 设计 設計 تصميم Дизайн !!!".split(" "),
      "A/B tests",
      "#".repeat(50),
    ];
    const rows = await sql<{ slug: string }>(
      "select private.tag_slug(name) as slug from unnest($1::text[]) as name",
      `{${names.map((name) => JSON.stringify(name)).join()}}`,
    );
    const slugs = rows.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(names.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(slugs.slice(0, 4)).toEqual(["c", "c-plus-plus", "c-sharp", "strasse"]);
    expect(slugs).toContain("a-b-tests");
  });

  test.each([
    ["eleven tags", Array.from({ length: 11 }, (_, index) => `Tag ${index}`)],
    ["a tag of 51 characters", ["a".repeat(51)]],
    ["a blank tag", [" "]],
    ["a multi-line tag", ["a\nb"]],
  ])("rejects invalid tags: %s", async (_, tags) => {
    await expect(store("post", tags)).rejects.toThrow(/check|violates/);
    expect(await known()).toEqual([]);
  });

  test("shows visitors only the tags of published posts", async () => {
    await store("post", ["Open"]);
    await store("draft", ["Secret"], { published: false });
    const seen = () => dataOf(as("visitor").from("tags").select("slug, name"));
    expect(await seen()).toEqual([{ slug: "open", name: "Open" }]);
    expect(await find("secret")).toBeNull();
    await sql("update public.blogs set published = true");
    expect(await find("secret")).toEqual({ slug: "secret", name: "Secret" });
  });

  test("renames a tag in its posts and redirects its old slug", async () => {
    await store("post", ["Speed", "Design"]);
    await store("draft", ["Speed"], { published: false });
    expect(await change("speed", "Performance")).toEqual({
      status: "changed",
      slug: "performance",
      posts: 2,
    });
    expect(await tagsOf("post")).toEqual({
      tags: ["Performance", "Design"],
      tag_slugs: ["performance", "design"],
    });
    expect(await tagsOf("draft")).toMatchObject({ tags: ["Performance"] });
    await change("performance", "PERFORMANCE");
    expect(await find("speed")).toEqual({ slug: "performance", name: "PERFORMANCE" });
    expect(await tagsOf("draft")).toMatchObject({ tags: ["PERFORMANCE"] });
    // A new tag with the old name gets the old slug back.
    await store("other", ["Speed"]);
    expect(await find("speed")).toEqual({ slug: "speed", name: "Speed" });
    expect(await change("speed", "Design")).toEqual({ status: "taken" });
    expect(await change("none", "Design")).toEqual({ status: "missing" });
  });

  test("a contributor's draft with the old name of a tag gets the tag, and keeps its redirect", async () => {
    await store("post", ["Speed"]);
    await change("speed", "Performance");
    const member = await newMember(database, "contributor");
    const draft = { title: "Draft", slug: "draft", content: "Text.", tags: ["speed"] };
    await dataOf(
      as(member)
        .from("blogs")
        .insert({ ...draft, author_id: member.id }),
    );
    expect(await tagsOf("draft")).toEqual({ tags: ["Performance"], tag_slugs: ["performance"] });
    expect(await find("speed")).toMatchObject({ slug: "performance" });
  });

  test("merges a tag into another without duplicates and redirects its slug", async () => {
    await store("post", ["JS", "JavaScript"]);
    await store("other", ["JS"]);
    await change("js", "Script");
    expect(await change("script", "javascript", true)).toEqual({
      status: "changed",
      slug: "javascript",
      posts: 2,
    });
    expect(await tagsOf("post")).toMatchObject({ tags: ["JavaScript"] });
    expect(await known()).toEqual([
      { slug: "javascript", name: "JavaScript", posts: 2, published: 2 },
    ]);
    for (const slug of ["js", "script"])
      expect(await find(slug)).toMatchObject({ slug: "javascript" });
    expect(await change("javascript", "None", true)).toEqual({ status: "unknown" });
    expect(await change("javascript", "JavaScript", true)).toEqual({ status: "unknown" });
  });

  test.each([
    ["renamed", () => change("speed", "Performance"), ["Performance", "Design"]],
    ["merged", () => change("speed", "Design", true), ["Design"]],
    ["deleted", () => dataOf(as("admin").rpc("delete_tag", { p_slug: "speed" })), ["Design"]],
  ] as const)(
    "updates draft revisions of published posts when a tag is %s",
    async (what, change, tags) => {
      await store("other", ["Design"]);
      const editing = editingOf(database);
      const [first, plain] = [await editing.published(), await editing.published("Plain")];
      const { post } = await editing.revise(first, { tags: ["speed", "Design"] });
      const { post: untouched } = await editing.revise(plain, { tags: ["Design"] });
      await store("post", ["Speed"]);

      await change();
      expect(await editing.edited(plain.id)).toEqual(untouched);
      // A save from an editor opened earlier would bring the tag back.
      expect((await editing.save(post, post, { published: true })).status).toBe("conflict");
      const opened = await editing.edited(first.id);
      expect(opened).toMatchObject({ tags });
      await editing.save(opened, opened, { published: true });
      expect((await known()).map(({ slug }) => slug)).not.toContain("speed");
      if (what !== "deleted")
        expect(await find("speed")).toMatchObject({ slug: expect.any(String) });
    },
  );

  test("removes a deleted tag from its posts and changes their version", async () => {
    const id = await store("post", ["Speed", "Design"]);
    const read = () => dataOf(as("admin").from("blogs").select("updated_at").eq("id", id).single());
    const opened = await read();
    expect(await dataOf(as("admin").rpc("delete_tag", { p_slug: "speed" }))).toBe(1);
    expect(await tagsOf("post")).toEqual({ tags: ["Design"], tag_slugs: ["design"] });
    expect(await read()).not.toEqual(opened);
    expect(await dataOf(as("admin").rpc("delete_tag", { p_slug: "speed" }))).toBeNull();
  });

  test("finds adjacent posts, and related posts by shared tags, then by title words", async () => {
    const at = (day: number, title: string) => ({ title, created_at: `2026-01-0${day}T00:00:00Z` });
    await store("both", ["A", "B"], at(1, "Nothing alike"));
    await store("words", [], at(2, "Forms people finish"));
    await store("post", ["A", "B"], at(3, "Forms that people like"));
    await store("one", ["A"], at(4, "The same"));
    await store("none", ["C"], at(5, "That other"));
    await store("draft", ["A", "B"], { ...at(6, "Forms"), published: false });
    const further = async (p_slug: string) =>
      (await dataOf(as("visitor").rpc("list_further", { p_slug, p_size: 3 }))) as Further;
    const { related, newer, older } = await further("post");
    expect(related.map(({ slug }) => slug)).toEqual(["both", "one", "words"]);
    expect([newer?.slug, older?.slug]).toEqual(["one", "words"]);
    expect(await further("none")).toMatchObject({ newer: null, older: { slug: "one" } });
    expect(await further("draft")).toEqual({ related: [] });
  });
});

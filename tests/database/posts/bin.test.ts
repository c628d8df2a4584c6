import { expect, test } from "vitest";
import { dataOf, onEachDatabase } from "@/tests/database/support/databases";
import { insertProfile, insertRow } from "@/tests/database/support/rows";
import { editingOf } from "./editing";

const post = {
  slug: "kept",
  title: "Kept",
  content: "# Words\n\n- of `mine`",
  excerpt: "Few.",
  cover_image: "/media/a.webp",
  cover_alt: "A bird",
  tags: ["Web design", "Birds"],
  published: true,
  created_at: "2026-01-01T10:00:00.123456Z",
  updated_at: "2026-02-01T10:00:00.123456Z",
};

onEachDatabase((database) => {
  const { as, sql } = database;
  const admin = as("admin");
  const remove = (...ids: string[]) => dataOf(admin.from("blogs").delete().in("id", ids));
  const restore = (...ids: string[]) => dataOf(admin.rpc("restore_posts", { p_ids: ids }));
  const bin = async () =>
    (await dataOf(admin.rpc("list_deleted_rows"))) as {
      id: string;
      row_id: string;
      name: string;
    }[];
  const stored = (table: string) =>
    sql(`select to_jsonb(kept) as row from ${table} as kept order by to_jsonb(kept)`);
  const rename = (id: string, slug: string) =>
    dataOf(admin.from("blogs").update({ slug }).eq("id", id));

  test("restores a deleted post once, unchanged, with its redirects and place in lists", async () => {
    const author_id = await insertProfile(database);
    const id = await insertRow(database, "blogs", { ...post, author_id });
    const redirect = "insert into public.redirects (source, target, post_id)";
    await sql(`${redirect} values ('/blog/before', '/blog/kept', $1)`, id);
    const tables = [
      ...["blogs", "redirects", "tags"].map((table) => `public.${table}`),
      ...["listed_posts", "post_search", "admin_posts"].map((table) => `private.${table}`),
      "private.list_counts",
    ];
    const before = await Promise.all(tables.map(stored));

    await remove(id);
    expect(await stored("public.redirects")).toEqual([]);
    expect(await bin()).toMatchObject([{ source: "blogs", name: "Kept", row_id: id }]);
    expect(await restore(id)).toEqual([
      { id, title: "Kept", slug: "kept", published: true, is_moved: false },
    ]);
    expect(await Promise.all(tables.map(stored))).toEqual(before);
    expect(await restore(id)).toEqual([]);
    expect(await bin()).toEqual([]);
  });

  test("restores a post as a draft with a free slug if its own is taken", async () => {
    const id = await insertRow(database, "blogs", post);
    await rename(id, "moved");
    await remove(id);
    await insertRow(database, "blogs", { slug: "kept", published: true });
    const other = await insertRow(database, "blogs", { slug: "moved", published: true });
    await insertRow(database, "blogs", { slug: "moved-2" });
    const moved = { slug: "moved-3", published: false, is_moved: true };
    expect(await restore(id)).toMatchObject([moved]);
    expect(await stored("public.redirects")).toEqual([]);

    await remove(id, other);
    expect(await restore(id, other)).toHaveLength(2);
  });

  test("drops the schedule of a post that is restored with another slug", async () => {
    const planned = { slug: "kept", publish_at: "2040-01-01T10:00:00Z" };
    const ids = [await insertRow(database, "blogs", planned)];
    await remove(...ids);
    await insertRow(database, "blogs", { slug: "kept" });
    ids.push(await insertRow(database, "blogs", { ...planned, slug: "free" }));
    await remove(...ids.slice(1));
    expect(await restore(...ids)).toHaveLength(2);
    const left = "select slug from public.blogs where publish_at is not null";
    expect(await sql(left)).toEqual([{ slug: "free" }]);
  });

  test("leaves a reimported post in the bin and restores the others", async () => {
    const ids = [await insertRow(database, "blogs"), await insertRow(database, "blogs", post)];
    const [again = ""] = ids;
    await remove(...ids);
    await insertRow(database, "blogs", { id: again, title: "Imported" });
    expect(await restore(...ids)).toMatchObject([{ title: "Kept" }]);
    expect(await bin()).toMatchObject([{ row_id: again }]);
    // Deleting it again puts a second copy in the bin.
    await remove(again);
    expect(await restore(again)).toMatchObject([{ title: "Imported" }]);
  });

  test("restores a post whose author was deleted and whose tag was renamed", async () => {
    const author_id = await insertProfile(database);
    const id = await insertRow(database, "blogs", { ...post, author_id });
    await insertRow(database, "blogs", { tags: ["Birds"] });
    await remove(id);
    await sql("delete from auth.users where id = $1", author_id);
    const renamed = { p_slug: "birds", p_name: "Wings", p_merge: false };
    expect(await dataOf(admin.rpc("change_tag", renamed))).toMatchObject({ status: "changed" });
    await restore(id);
    const { data } = await admin.from("blogs").select("author_id, tags").eq("id", id).single();
    expect(data).toEqual({ author_id: null, tags: ["Web design", "Wings"] });
  });

  test("skips the bin when the service role deletes a post; restore_row restores no posts", async () => {
    const gone = await insertRow(database, "blogs");
    await dataOf(as("service").from("blogs").delete().eq("id", gone));
    expect(await restore(gone)).toEqual([]);
    await remove(await insertRow(database, "blogs"));
    const [row] = await bin();
    const answer = await dataOf(admin.rpc("restore_row", { p_id: row?.id ?? "" }));
    expect(answer).toEqual({ status: "missing" });
  });

  test("adds a tag to posts and removes it again, returning only those that changed", async () => {
    const ten = Array.from({ length: 10 }, (_, index) => `Tag ${index}`);
    const none = await insertRow(database, "blogs", { title: "None" });
    const has = await insertRow(database, "blogs", { title: "Has it", tags: ["Birds"] });
    const full = await insertRow(database, "blogs", { title: "Ten", tags: ten });
    const tag = (ids: string[], p_remove: boolean) =>
      dataOf(admin.rpc("tag_posts", { p_ids: ids, p_tag: "BIRDS", p_remove }));
    const tags = async () => {
      const rows = await sql<{ tags: string[] }>("select tags from public.blogs order by title");
      return rows.map((row) => row.tags);
    };
    expect(await tag([none, has, full], false)).toMatchObject([{ title: "None" }]);
    expect(await tags()).toEqual([["Birds"], ["Birds"], ten]);
    expect(await tag([none, full], true)).toMatchObject([{ title: "None" }]);
    expect(await tags()).toEqual([["Birds"], [], ten]);
  });

  test("tags draft revisions too, so that publishing keeps the tag", async () => {
    const { save, edited, published, ...editing } = editingOf(database);
    const { id } = await published();
    const changed = editing.post({ title: "Changed", tags: ["Wings"] });
    await save(await edited(id), changed, { published: true, revision: true });
    const tag = (p_remove: boolean) =>
      dataOf(admin.rpc("tag_posts", { p_ids: [id], p_tag: "Birds", p_remove }));
    const tags = () => sql("select tags from public.blogs");

    await tag(false);
    expect(await edited(id)).toMatchObject({ title: "Changed", tags: ["Wings", "Birds"] });
    expect(await tags()).toEqual([{ tags: ["Birds"] }]);
    await tag(true);
    expect(await edited(id)).toMatchObject({ title: "Changed", tags: ["Wings"] });
    await tag(false);
    const opened = await edited(id);
    await save(opened, opened, { published: true });
    expect(await tags()).toEqual([{ tags: ["Wings", "Birds"] }]);
  });
});

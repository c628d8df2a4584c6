import { expect, test } from "vitest";
import { atOnce, dataOf, onEachDatabase, patch } from "@/tests/database/support/databases";
import { insertProfile, insertRow, validRows } from "@/tests/database/support/rows";

onEachDatabase((database) => {
  const { accounts, as, call, rest, sql } = database;

  const posts = () => as("admin").from("blogs");
  const own = () => ({ ...validRows.blogs(), author_id: accounts.admin.id });
  const retitle = (id: string, title: string) => posts().update({ title }).eq("id", id);

  test("shows visitors only published posts, and hides them again once unpublished", async () => {
    const id = await insertRow(database, "blogs", { published: true });
    await insertRow(database, "blogs", { published: false });
    const either = "published.eq.false,published.eq.true";
    const seen = async () => {
      const query = as("visitor").from("blogs").select("id", { count: "exact" }).or(either);
      const { data, count } = await query;
      return { data, count };
    };
    expect(await seen()).toEqual({ data: [{ id }], count: 1 });
    await posts().update({ published: false }).eq("id", id);
    expect(await seen()).toEqual({ data: [], count: 0 });
  });

  test("rejects an admin's post with another author or none", async () => {
    for (const author of [{ author_id: accounts.member.id }, { author_id: null }, {}]) {
      const { error } = await posts().insert({ ...validRows.blogs(), ...author });
      expect(error?.code).toBe("42501");
    }
  });

  test("rejects dates outside of the years 1900 to 9999", async () => {
    const id = await insertRow(database, "blogs");
    const range = "blogs_dates_within_range";
    for (const date of ["-infinity", "infinity", "0044-03-15 BC", "1899-12-31", "294276-01-01"]) {
      const set = (field: string) =>
        sql(`update public.blogs set ${field} = $1::timestamptz where id = $2`, date, id);
      await expect(set("created_at"), date).rejects.toThrow(range);
      if (date.endsWith("infinity")) continue;
      await expect(set("publish_at"), date).rejects.toThrow(range);
      await expect(set("unpublish_at"), date).rejects.toThrow(range);
    }
  });

  test("returns the stored post to an admin, and a conflict for a taken slug", async () => {
    const post = own();
    const stored = await dataOf(posts().insert(post).select().single());
    expect(stored).toMatchObject({ ...post, published: false, excerpt: null, cover_image: null });
    const again = await posts().insert(post);
    expect(again).toMatchObject({ status: 409, error: { code: "23505" } });
  });

  test("updates the change date and keeps the creation date", async () => {
    const then = "2026-01-01T00:00:00Z";
    const id = await insertRow(database, "blogs", { created_at: then, updated_at: then });
    await retitle(id, "Newer");
    const rows = await sql(
      "select created_at = '2026-01-01Z' as unchanged, updated_at > now() - interval '1 minute' as moved from public.blogs",
    );
    expect(rows).toEqual([{ unchanged: true, moved: true }]);
  });

  test("rejects a save over a newer version than the one opened", async () => {
    const id = await insertRow(database, "blogs");
    const read = () => dataOf(posts().select("title, updated_at").single());
    const save = (title: string, version: string) =>
      dataOf(retitle(id, title).eq("updated_at", version).select("id"));

    const opened = (await read()).updated_at;
    expect(await save("Mine", opened)).toEqual([{ id }]);
    expect(await save("Theirs", opened)).toEqual([]);
    expect((await read()).title).toBe("Mine");
    expect(await save("Mine again", (await read()).updated_at)).toEqual([{ id }]);
  });

  test("accepts only one of two concurrent saves of the same version", async () => {
    const id = await insertRow(database, "blogs");
    const { updated_at } = await dataOf(posts().select("updated_at").single());
    const saved = await atOnce(2, (index) =>
      dataOf(retitle(id, `Version ${index}`).eq("updated_at", updated_at).select()),
    );
    expect(saved.flat()).toHaveLength(1);
  });

  test("gives each version a later date, even if the clock stops or is set back", async () => {
    const id = await insertRow(database, "blogs", { updated_at: "2999-01-01T00:00:00Z" });
    await retitle(id, "Newer");
    const rows = await sql("select to_jsonb(updated_at) as at from public.blogs");
    expect(rows).toEqual([{ at: "2999-01-01T00:00:00.000001+00:00" }]);
  });

  test("generates preview and title_search, and rejects an admin's values for them", async () => {
    const id = await insertRow(database, "blogs", { content: "é".repeat(900) });
    const stored = await dataOf(posts().select("preview").single());
    expect(stored).toEqual({ preview: "é".repeat(600) });
    for (const column of ["preview", "title_search"]) {
      const response = await rest("admin", `blogs?id=eq.${id}`, patch({ [column]: "other" }));
      expect((await response.json()).code).toMatch(/^(42501|428C9)$/);
    }
  });

  test("keeps a post whose author is deleted", async () => {
    const author = await insertProfile(database);
    const id = await insertRow(database, "blogs", { author_id: author });
    await sql("delete from auth.users where id = $1", author);
    expect(await sql("select id, author_id from public.blogs")).toEqual([{ id, author_id: null }]);
  });

  test("reports whether a slug belongs to a draft, and nothing else", async () => {
    await insertRow(database, "blogs", { slug: "draft" });
    await insertRow(database, "blogs", { slug: "published", published: true });
    const isDraft = (p_slug: unknown) => call("post_is_draft", { p_slug });
    expect(await isDraft("draft")).toBe(true);
    await insertRow(database, "blogs", { slug: "moved" });
    await insertRow(database, "redirects", { source: "/blog/moved", target: "/about" });
    for (const slug of ["published", "moved", "no-such-post", "' or true --", null]) {
      expect(await isDraft(slug)).toBe(false);
    }
  });
});

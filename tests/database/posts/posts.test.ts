import { beforeEach, expect, test } from "vitest";
import { onEachDatabase } from "@/tests/database/support/databases";
import { insertProfile, insertRow, unique, VALID } from "@/tests/database/support/rows";

onEachDatabase((database) => {
  const { accounts, as, sql } = database;
  beforeEach(async () => {
    await sql("delete from public.blogs");
  });

  test("shows a visitor published posts and nothing else", async () => {
    const published = await insertRow(database, "blogs", { published: true });
    const draft = await insertRow(database, "blogs", { published: false });
    const visitor = as("visitor");

    const all = await visitor.from("blogs").select("id", { count: "exact" });
    expect(all).toMatchObject({ data: [{ id: published }], count: 1 });
    const byId = await visitor.from("blogs").select().eq("id", draft);
    expect(byId.data).toEqual([]);
    const asked = await visitor
      .from("blogs")
      .select("id")
      .or("published.eq.false,published.eq.true");
    expect(asked.data).toEqual([{ id: published }]);
  });

  test("hides a post from visitors as soon as it is a draft again", async () => {
    const id = await insertRow(database, "blogs", { published: true });
    await as("admin").from("blogs").update({ published: false }).eq("id", id);
    const { data } = await as("visitor").from("blogs").select("id");
    expect(data).toEqual([]);
  });

  test("lets an admin write in no other name", async () => {
    for (const author_id of [accounts.member.id, null]) {
      const { error } = await as("admin")
        .from("blogs")
        .insert({ ...VALID.blogs(), author_id });
      expect(error?.code).toBe("42501");
    }
    const unnamed = await as("admin").from("blogs").insert(VALID.blogs());
    expect(unnamed.error?.code).toBe("42501");
  });

  test.each(["id", "author_id", "created_at", "updated_at"])(
    "does not let an admin change %s",
    async (column) => {
      const id = await insertRow(database, "blogs");
      const value = column.endsWith("id") ? accounts.admin.id : "2020-01-01T00:00:00Z";
      const response = await database.rest("admin", `blogs?id=eq.${id}`, {
        method: "PATCH",
        body: JSON.stringify({ [column]: value }),
      });
      expect((await response.json()).code).toBe("42501");
    },
  );

  test("gives an admin the stored post back", async () => {
    const post = { ...VALID.blogs(), author_id: accounts.admin.id };
    const { data, error } = await as("admin").from("blogs").insert(post).select().single();
    expect(error).toBeNull();
    expect(data).toMatchObject({ ...post, published: false, excerpt: null, cover_image: null });
  });

  test("dates a change, and keeps the date of writing", async () => {
    const id = await insertRow(database, "blogs", {
      created_at: "2026-01-01T00:00:00Z",
      updated_at: "2026-01-01T00:00:00Z",
    });
    await as("admin").from("blogs").update({ title: "Newer" }).eq("id", id);
    const [row] = await sql(
      "select created_at = '2026-01-01Z' as kept, updated_at > now() - interval '1 minute' as moved from public.blogs where id = $1",
      id,
    );
    expect(row).toEqual({ kept: true, moved: true });
  });

  test("saves over the version that was opened, and over no other", async () => {
    const id = await insertRow(database, "blogs");
    const read = async () =>
      (await as("admin").from("blogs").select("title, updated_at").eq("id", id).single()).data;
    const opened = (await read())?.updated_at ?? "";
    const save = (title: string, version: string) =>
      as("admin")
        .from("blogs")
        .update({ title })
        .eq("id", id)
        .eq("updated_at", version)
        .select("id");

    expect((await save("Mine", opened)).data).toEqual([{ id }]);
    expect((await save("Theirs", opened)).data).toEqual([]);
    expect((await read())?.title).toBe("Mine");
    expect((await save("Mine again", (await read())?.updated_at ?? "")).data).toEqual([{ id }]);
  });

  test("lets one of two win who save the same version at the same moment", async () => {
    const id = await insertRow(database, "blogs");
    const { data: opened } = await as("admin").from("blogs").select("updated_at").single();
    const saved = await Promise.all(
      ["Mine", "Theirs"].map((title) =>
        as("admin")
          .from("blogs")
          .update({ title })
          .eq("id", id)
          .eq("updated_at", opened?.updated_at ?? "")
          .select(),
      ),
    );
    expect(saved.flatMap(({ data }) => data ?? [])).toHaveLength(1);
  });

  test("gives no two versions one date, not even where the clock stands still or goes back", async () => {
    const id = await insertRow(database, "blogs", { updated_at: "2999-01-01T00:00:00Z" });
    await as("admin").from("blogs").update({ title: "Newer" }).eq("id", id);
    const rows = await sql("select to_jsonb(updated_at) as at from public.blogs where id = $1", id);
    expect(rows).toEqual([{ at: "2999-01-01T00:00:00.000001+00:00" }]);
  });

  test("makes preview and words of the title itself, and takes none from an admin", async () => {
    const id = await insertRow(database, "blogs", {
      title: "Web design",
      content: "é".repeat(900),
    });
    const { data } = await as("admin").from("blogs").select("preview").eq("id", id).single();
    expect(data).toEqual({ preview: "é".repeat(400) });
    for (const column of ["preview", "title_search"]) {
      const response = await database.rest("admin", `blogs?id=eq.${id}`, {
        method: "PATCH",
        body: JSON.stringify({ [column]: "other" }),
      });
      expect((await response.json()).code).toMatch(/^(42501|428C9)$/);
    }
  });

  test("answers a taken slug with a conflict", async () => {
    const post = { ...VALID.blogs(), author_id: accounts.admin.id };
    await as("admin").from("blogs").insert(post);
    const again = await as("admin").from("blogs").insert(post);
    expect(again).toMatchObject({ status: 409, error: { code: "23505" } });
  });

  test("keeps a post whose author is gone", async () => {
    const author = await insertProfile(database);
    const id = await insertRow(database, "blogs", { author_id: author });
    await sql("delete from auth.users where id = $1", author);
    expect(await sql("select id, author_id from public.blogs")).toEqual([{ id, author_id: null }]);
  });

  test("tells whether a slug is a draft's, with true or false alone", async () => {
    const [draft, published] = [unique(), unique()];
    await insertRow(database, "blogs", { slug: draft });
    await insertRow(database, "blogs", { slug: published, published: true });
    const service = as("service");
    const ask = async (p_slug: string) => (await service.rpc("post_is_draft", { p_slug })).data;
    expect(await ask(draft)).toBe(true);
    expect(await ask(published)).toBe(false);
    expect(await ask("no-such-post")).toBe(false);
    expect(await ask("' or true --")).toBe(false);
    expect(await ask(null as unknown as string)).toBe(false);
  });
});

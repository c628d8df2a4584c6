import { expect, test } from "vitest";
import { entries } from "@/tests/database/audit/entries";
import { dataOf, onEachDatabase, patch } from "@/tests/database/support/databases";
import { insertDraftLink, insertRow } from "@/tests/database/support/rows";

const later = "2126-01-01T00:00:00Z";

onEachDatabase((database) => {
  const { as, call, sql, rest, accounts } = database;
  const open = (p_id: string, p_counts = true) => call("open_draft_link", { p_id, p_counts });
  const read = (p_id: string) => call("read_draft_link", { p_id });
  const stored = async (id: string) => {
    const [row] = await sql(
      "select views, last_view is not null as seen from public.draft_links where id = $1",
      id,
    );
    return row;
  };

  test("shows a draft through its link and counts the views", async () => {
    const values = { title: "Soon", content: "Not yet.", tags: ["News"], excerpt: "In short." };
    const post_id = await insertRow(database, "blogs", values);
    const id = await insertDraftLink(database, { post_id });
    expect(await open(id, false)).toEqual({ status: "open" });
    expect(await stored(id)).toEqual({ views: 0, seen: false });
    for (let views = 1; views < 3; views++) {
      expect(await open(id)).toEqual({ status: "open" });
      expect(await stored(id)).toEqual({ views, seen: true });
    }
    expect(await read(id)).toMatchObject({ ...values, id: post_id, tag_slugs: ["news"] });
    expect(await stored(id)).toEqual({ views: 2, seen: true });
  });

  test.for([
    [
      "has expired",
      "update public.draft_links set created_at = now() - interval '2 days', expires_at = now()",
    ],
    ["was revoked", "update public.draft_links set revoked_at = now()"],
    ["belonged to a deleted post", "delete from public.blogs"],
  ])("reveals nothing if a link %s", async ([, end]) => {
    const id = await insertDraftLink(database);
    await sql(end ?? "");
    expect(await open(id)).toEqual({ status: "expired" });
    expect(await read(id)).toBeNull();
    expect((await stored(id))?.views ?? 0).toBe(0);
  });

  test("redirects to a published post without counting a view", async () => {
    const post_id = await insertRow(database, "blogs", { slug: "out", published: true });
    const id = await insertDraftLink(database, { post_id });
    expect(await open(id)).toEqual({ status: "published", slug: "out" });
    expect(await read(id)).toBeNull();
    expect(await stored(id)).toEqual({ views: 0, seen: false });
  });

  test("shows the draft revision of a published post", async () => {
    const post = { slug: "out", content: "Old words.", tags: ["Old"], published: true };
    const post_id = await insertRow(database, "blogs", post);
    const id = await insertDraftLink(database, { post_id });
    const changes = { title: "Changed", content: "New words.", tags: ["Old", "New one"] };
    await sql(
      `insert into private.post_versions (post_id, no, kind, fields)
       select id, 9, 'saved', private.post_fields(blogs) || $2 from public.blogs where id = $1`,
      post_id,
      JSON.stringify(changes),
    );
    await sql("update public.blogs set draft_version = 9 where id = $1", post_id);
    expect(await open(id)).toEqual({ status: "open" });
    const shown = { ...changes, tag_slugs: ["old", "new-one"], preview: "New words." };
    expect(await read(id)).toMatchObject({ ...shown, slug: "out", published: false });
  });

  test("lets admins create links in their own name and revoke them permanently, and records both", async () => {
    const post_id = await insertRow(database, "blogs");
    const expires_at = new Date(Date.now() + 86_400_000).toISOString();
    const link = { post_id, expires_at, created_by: accounts.admin.id };
    const links = () => as("admin").from("draft_links");
    const { id } = await dataOf(links().insert(link).select("id").single());
    const another = { ...link, created_by: accounts.member.id };
    expect((await links().insert(another)).error?.code).toBe("42501");
    const revoked_at = new Date().toISOString();
    await dataOf(links().update({ revoked_at }).eq("id", id));
    expect((await links().update({ revoked_at: null }).eq("id", id)).error?.code).toBe("42501");
    const init = patch({ expires_at: later, views: 0 });
    expect((await rest("admin", `draft_links?id=eq.${id}`, init)).status).toBe(403);
    expect(await entries(database, { p_subject: "draft-link" })).toEqual([
      expect.objectContaining({ action: "changed", subject_id: id, before: { revoked_at: null } }),
      expect.objectContaining({ action: "created", actor_id: accounts.admin.id, subject_id: id }),
    ]);
  });

  test("rejects a link that expires before its creation or more than a year later", async () => {
    for (const expires_at of [later, "2026-01-01T00:00:00Z"]) {
      await expect(insertDraftLink(database, { expires_at })).rejects.toThrow("within_a_year");
    }
  });
});

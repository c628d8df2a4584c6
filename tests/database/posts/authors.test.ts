import { beforeEach, expect, test } from "vitest";
import { sessionOf } from "@/tests/database/accounts/session-calls";
import { onEachDatabase, patch } from "@/tests/database/support/databases";
import { type Member, newMember } from "@/tests/database/support/members";
import { insertDraftLink, insertRow, testMail } from "@/tests/database/support/rows";

onEachDatabase((database) => {
  const { sql } = database;
  let author: Member;
  let contributor: Member;
  beforeEach(async () => {
    author = await newMember(database, "author");
    contributor = await newMember(database, "contributor");
  });

  const rightsTo = async (member: Member, id: string) => {
    const changed = await database.rest(member, `blogs?id=eq.${id}`, {
      ...patch({ excerpt: crypto.randomUUID() }),
      headers: { prefer: "return=representation" },
    });
    const { data } = await database.as(member).rpc("get_edited_post", { p_id: id });
    const rows = changed.ok ? await changed.json() : [];
    expect(Boolean(data)).toBe(rows.length === 1);
    return rows.length === 1;
  };

  test("authors edit their own posts, contributors only their own unscheduled drafts", async () => {
    const future = "2199-01-01T10:00:00Z";
    const states = [{}, { published: true }, { publish_at: future }];
    for (const [member, expected] of [
      [author, [true, true, true]],
      [contributor, [true, false, false]],
    ] as const) {
      const own = [];
      for (const state of states) {
        const id = await insertRow(database, "blogs", state);
        expect(await rightsTo(member, id)).toBe(false);
        await sql("update public.blogs set author_id = $1 where id = $2", member.id, id);
        own.push(await rightsTo(member, id));
      }
      expect(own).toEqual(expected);
    }
  });

  test("a contributor can neither publish, schedule nor share a draft", async () => {
    const id = await ownDraft(contributor);
    const client = database.as(contributor);
    const { data } = await client.rpc("get_edited_post", { p_id: id });
    const { updated_at } = data as { updated_at: string };
    const save = { p_fields: {}, p_id: id, p_updated_at: updated_at };
    for (const { error } of [
      await client.from("blogs").update({ published: true }).eq("id", id),
      await client.from("blogs").update({ publish_at: "2199-01-01T10:00:00Z" }).eq("id", id),
      await client.rpc("save_post", { ...save, p_published: true }),
      await client.rpc("republish_posts", { p_ids: [id] }),
      await client.from("draft_links").insert({
        ...{ post_id: id, created_by: contributor.id },
        expires_at: new Date(Date.now() + 60_000).toISOString(),
      }),
      await client.from("blogs").insert({
        ...{ title: "A post", slug: "a-post", content: "Text", published: true },
        author_id: contributor.id,
      }),
    ]) {
      expect(error?.code).toBe("42501");
    }
    const saved = await client.rpc("save_post", { ...save, p_published: false });
    expect(saved.data).toMatchObject({ status: "saved" });
  });

  test("an author publishes and shares only their own posts", async () => {
    const [own, other] = [await ownDraft(author), await ownDraft(contributor)];
    const client = database.as(author);
    const publish = (id: string) =>
      client.from("blogs").update({ published: true }).eq("id", id).select("id");
    expect((await publish(own)).data).toHaveLength(1);
    expect((await publish(other)).data).toEqual([]);
    const links = [await insertDraftLink(database, { post_id: own })];
    await insertDraftLink(database, { post_id: other });
    const { data } = await client.from("draft_links").select("id");
    expect(data?.map(({ id }) => id)).toEqual(links);
  });

  test("lists, versions, tags, trash and restoring contain no one else's posts", async () => {
    const [own, other] = [await ownDraft(author), await ownDraft(contributor)];
    const client = database.as(author);
    const { data: list } = await client.rpc("list_posts", { p_from: 0, p_size: 10 });
    expect(list).toMatchObject({ count: 1, posts: [{ id: own }] });
    const { data: dashboard } = await client.rpc("admin_dashboard");
    expect(dashboard).toEqual({ recent: [expect.objectContaining({ id: own })] });
    expect((await client.rpc("list_versions", { p_id: other })).data).toEqual([]);
    expect((await client.rpc("get_version", { p_id: other, p_no: 1 })).data).toBeNull();
    const tagged = await client.rpc("tag_posts", { p_ids: [own, other], p_tag: "Birds" });
    expect(tagged.data).toMatchObject([{ id: own }]);
    await database.as("admin").from("blogs").delete().in("id", [own, other]);
    const { data: trash } = await client.rpc("list_deleted_rows");
    expect(trash).toMatchObject([{ row_id: own }]);
    expect((await client.rpc("get_version", { p_id: other, p_no: 1 })).data).toBeNull();
    const restored = await client.rpc("restore_posts", { p_ids: [own, other] });
    expect(restored.data).toMatchObject([{ id: own }]);
  });

  test("the media library says which of the posts that use a picture a member may edit", async () => {
    const picture = await insertRow(database, "media");
    const content = `![](/media/${picture}/40x30.webp)`;
    const other = await insertRow(database, "blogs", { content, published: true });
    const own = await ownDraft(author);
    await sql("update public.blogs set content = $1 where id = $2", content, own);
    const { data } = await database.as(author).rpc("list_media", { p_from: 0, p_size: 1 });
    const uses = expect.arrayContaining([
      expect.objectContaining({ id: own, editable: true }),
      expect.objectContaining({ id: other, editable: false }),
    ]);
    expect(data).toMatchObject({ pictures: [{ used: 2, uses }] });
  });

  test("a review is requested once, by the author, until the post is published", async () => {
    const id = await ownDraft(contributor);
    const mail = testMail("a@example.com", "review-notice");
    const ask = async (member: Member) =>
      database.call("request_review", {
        ...{ p_user: member.id, p_session: sessionOf(member), p_id: id, p_mails: [mail] },
      });
    expect(await ask(author)).toMatchObject({ code: "42501" });
    expect([await ask(contributor), await ask(contributor)]).toEqual([true, true]);
    expect(await database.count("email_outbox")).toEqual({ email_outbox: 1 });
    const inReview = { p_from: 0, p_size: 10, p_status: "review" };
    const list = async () => (await database.as("admin").rpc("list_posts", inReview)).data;
    expect(await list()).toMatchObject({ posts: [{ id }] });
    await sql("update public.blogs set published = true where id = $1", id);
    await sql("update public.blogs set published = false where id = $1", id);
    expect(await list()).toMatchObject({ count: 0 });
  });

  async function ownDraft({ id }: Member): Promise<string> {
    return insertRow(database, "blogs", { author_id: id });
  }
});

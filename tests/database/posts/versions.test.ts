import { expect, test } from "vitest";
import { dataOf, onEachDatabase } from "@/tests/database/support/databases";
import { insertRow } from "@/tests/database/support/rows";
import { signUp } from "@/tests/database/support/sign-up";
import { type Answer, type Edited, editingOf } from "./editing";

onEachDatabase((database) => {
  const { as, call, sql } = database;
  const { post, save, revise, edited, seen, versions, published } = editingOf(database);

  test("keeps a draft revision beside the published post until it is published", async () => {
    const first = await published();
    const { status, post: second } = await revise(first, { title: "Second" });
    expect({ status, title: second.title, seen: await seen() }).toEqual({
      ...{ status: "saved", title: "Second", seen: ["First"] },
    });
    // The published post is unchanged, and so is the date for feeds and search engines.
    expect(second.updated_at).toBe(first.updated_at);
    expect(await versions(first.id)).toEqual([
      [2, "saved", "Second", false, true],
      [1, "published", "First", true, false],
    ]);
    await save(second, second, { published: true });
    expect([await seen(), (await edited(first.id)).draft_version]).toEqual([["Second"], null]);
    expect(await versions(first.id)).toEqual([
      [2, "published", "Second", true, true],
      [1, "published", "First", false, false],
    ]);
  });

  test("keeps a discarded draft revision as a version", async () => {
    const first = await published();
    const { post: second } = await revise(first, { title: "Second" });
    const discard = async (of: Edited) =>
      (await dataOf(
        as("admin").rpc("discard_changes", {
          p_id: of.id,
          p_updated_at: of.updated_at,
          p_draft_version: of.draft_version ?? 0,
        }),
      )) as Answer;
    expect((await discard(first)).status).toBe("conflict");
    expect((await discard(second)).post).toMatchObject({ title: "First", draft_version: null });
    expect((await versions(first.id)).map(([, , title]) => title)).toEqual(["Second", "First"]);
  });

  test("versions and restores a post's search and sharing metadata", async () => {
    const meta = {
      ...{ meta_title: "Found", meta_description: "In search.", share_title: "Shared" },
      ...{ share_description: "In a feed.", canonical_url: "https://a.example/", noindex: true },
    };
    const none = Object.fromEntries(
      Object.keys(meta).map((name) => [name, name === "noindex" ? false : null]),
    );
    const live = async () => {
      const columns = Object.keys(meta).join(", ");
      return (await sql(`select ${columns} from public.blogs`))[0];
    };
    const first = await published();
    expect(first).toMatchObject(none);
    const { post: second } = await revise(first, meta);
    expect(second).toMatchObject(meta);
    expect(await live()).toEqual(none);
    await save(second, second, { published: true });
    expect(await live()).toEqual(meta);
    const { data: restored } = await as("admin").rpc("restore_version", {
      p_id: first.id,
      p_no: 1,
    });
    expect([restored, await live()]).toEqual(["restored", meta]);
    expect(await edited(first.id)).toMatchObject(none);
  });

  test("rejects a save based on an outdated version", async () => {
    const first = await published();
    const { post: second } = await revise(first, { title: "Second" });
    for (const isRevision of [true, false]) {
      const how = { published: true, revision: isRevision };
      const answer = await save(first, { title: "Third" }, how);
      expect(answer).toMatchObject({ status: "conflict", post: { title: "Second" } });
    }
    // An identical save succeeds, as it may be a retry after a lost response.
    const again = await revise(first, { title: "Second" });
    expect(again).toMatchObject({ status: "saved", post: { version: second.version } });
    expect(await seen()).toEqual(["First"]);
    const draft = (await save(null, post({ slug: "draft" }))).post;
    for (let saves = 0; saves < 2; saves++) {
      expect(await save(draft, { title: "Again" })).toMatchObject({ status: "saved" });
    }
  });

  test.each([
    ["removing a tag", ["Birds", "Web"], ["Birds"]],
    ["reordering tags", ["Birds", "Web"], ["Web", "Birds"]],
    ["removing all tags", ["Birds"], []],
  ])("treats %s as a change", async (_what, before, after) => {
    const first = (await save(null, post({ tags: before }), { published: true })).post;
    const saved = await revise(first, { tags: after });
    expect(saved).toMatchObject({ status: "saved", post: { tags: after, draft_version: 2 } });
    // A save over the first version conflicts unless its tags match the saved ones.
    const other = await revise(first, { tags: after.slice(1) });
    expect(other.status).toBe(after.length > 0 ? "conflict" : "saved");
  });

  test("creates no version when only the state changes or the text is the same", async () => {
    const first = (await save(null, post({ title: "First" }))).post;
    const posts = () => as("admin").from("blogs");
    for (const state of [true, false, true])
      await posts().update({ published: state }).eq("id", first.id);
    await revise(await edited(first.id), { title: "First" });
    expect(await versions(first.id)).toEqual([[1, "published", "First", true, true]]);
  });

  test.each(["list", "schedule"])(
    "publishes the editor's version through the %s, and the previous one on undo",
    async (by) => {
      const first = await published();
      const changes = { title: "Second", slug: "second", tags: ["Birds"] };
      await revise(first, changes);
      const posts = () => as("admin").from("blogs");
      await posts().update({ published: false }).eq("id", first.id);
      expect(await edited(first.id)).toMatchObject({ ...changes, draft_version: null });
      expect(await dataOf(posts().select("slug, tag_slugs"))).toEqual([
        { slug: "second", tag_slugs: ["birds"] },
      ]);

      await dataOf(as("admin").rpc("republish_posts", { p_ids: [first.id] }));
      expect(await seen()).toEqual(["First"]);
      expect(await edited(first.id)).toMatchObject(changes);

      await posts().update({ published: false }).eq("id", first.id);
      if (by === "list") await posts().update({ published: true }).eq("id", first.id);
      else {
        await posts().update({ publish_at: "2040-01-01T10:00Z" }).eq("id", first.id);
        await call("run_schedule", { p_limit: 9, p_now: "2040-01-01T10:00Z" });
      }
      expect(await seen()).toEqual(["Second"]);
    },
  );

  test("keeps the old slug when a post is unpublished and its new slug is taken", async () => {
    const first = await published();
    await revise(first, { slug: "taken" });
    await save(null, post({ slug: "taken", title: "Other" }), { published: true });
    await as("admin").from("blogs").update({ published: false }).eq("id", first.id);
    expect((await edited(first.id)).slug).toBe(first.slug);
  });

  test("restores a version without publishing it, even if its author was deleted", async () => {
    const author = await signUp(database);
    const first = await published();
    await sql("update private.post_versions set author_id = $1", author.id);
    await sql("delete from auth.users where id = $1", author.id);
    const { post: second } = await save(
      first,
      { title: "Second", slug: "moved" },
      { published: true },
    );
    const restore = (p_id: string, p_no: number) =>
      dataOf(as("admin").rpc("restore_version", { p_id, p_no }));
    expect(await restore(first.id, 1)).toBe("restored");
    expect(await seen()).toEqual(["Second"]);
    expect(await edited(first.id)).toMatchObject({
      title: "First",
      slug: second.slug,
      draft_version: 3,
    });
    // Restoring the published version leaves no draft revision.
    expect(await restore(first.id, 2)).toBe("restored");
    expect(await edited(first.id)).toMatchObject({ title: "Second", draft_version: null });

    const draft = (await save(null, post({ title: "Draft" }))).post;
    await save(draft, { title: "Later" });
    expect(await restore(draft.id, 1)).toBe("restored");
    expect(await versions(draft.id)).toEqual([
      [3, "restored", "Draft", false, true],
      [2, "saved", "Later", false, false],
      [1, "saved", "Draft", false, false],
    ]);
    expect(await seen()).toEqual(["Second"]);
    expect([await restore(draft.id, 9), await restore(crypto.randomUUID(), 1)]).toEqual([
      "missing",
      "missing",
    ]);
  });

  test("keeps the newest 50 versions and all published ones", async () => {
    const first = await published();
    await sql(
      `do $$ begin
         for n in 1..60 loop update public.blogs set published = false, content = 'Text ' || n; end loop;
       end $$`,
    );
    const kept = await versions(first.id);
    expect(kept.map(([no]) => no)).toEqual([...Array.from({ length: 50 }, (_, n) => 61 - n), 1]);
    expect(kept.at(-1)?.[1]).toBe("published");
  });

  test("rejects a taken slug as soon as a draft revision is saved", async () => {
    const [first, { slug }] = [await published(), await published("Other")];
    await expect(revise(first, { slug })).rejects.toMatchObject({ code: "23505" });
  });

  test("deletes the versions of a deleted post once it can no longer be restored", async () => {
    const id = await insertRow(database, "blogs");
    await sql("delete from public.blogs where id = $1", id);
    const kept = () => sql("select no from private.post_versions where post_id = $1", id);
    expect(await kept()).toEqual([{ no: 1 }]);
    const { retentionPeriods } = await import("@/content/retention");
    await dataOf(as("service").rpc("expire_rows", { p_periods: retentionPeriods }));
    expect(await kept()).toEqual([]);
  });
});

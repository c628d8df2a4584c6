import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { storePicture } from "@/lib/media/store-picture";
import { entries } from "@/tests/database/audit/entries";
import { atOnce, dataOf, onEachDatabase } from "@/tests/database/support/databases";
import { insertRow } from "@/tests/database/support/rows";
import { signUp } from "@/tests/database/support/sign-up";
import { removeStoredPictures, storedPictures } from "@/tests/database/support/stored-pictures";

const file = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#0a7" } })
  .png()
  .toBuffer();

type Listed = {
  id: string;
  name: string;
  used: number;
  deleted: number;
  earlier: number;
  uses: object[];
  added_by: string | null;
};

onEachDatabase((database) => {
  const { accounts, as, sql } = database;
  const client = as("admin") as Parameters<typeof storePicture>[0];
  const store = (name: string) => storePicture(client, file, name, as("service"));
  const list = async (options: { p_search?: string; p_unused?: boolean; p_from?: number } = {}) => {
    const args = { p_from: 0, p_size: 2, ...options };
    return (await dataOf(client.rpc("list_media", args))) as { count: number; pictures: Listed[] };
  };
  const remove = (p_id: string) => dataOf(client.rpc("delete_row", { p_source: "media", p_id }));
  const restore = (p_id: string) => dataOf(client.rpc("restore_row", { p_id }));
  const pathOf = (id: string) => `/media/${id}/40x30.webp`;
  const postWith = (...ids: string[]) =>
    insertRow(database, "blogs", { content: ids.map((id) => `![](${pathOf(id)})`).join("\n") });
  const stored = () => storedPictures(database);

  afterEach(() => removeStoredPictures(database));

  test("stores a file once, even if uploaded concurrently, and restores a missing size", async () => {
    const [first] = await atOnce(3, (index) => store(`bird-${index}.png`));
    expect(await store("again.png")).toEqual(first);
    const id = first?.id ?? "";
    expect(await stored()).toEqual([`${id}/60.avif`, `${id}/60.webp`]);
    expect(await entries(database)).toMatchObject([
      { action: "created", subject: "picture", subject_id: id, after: { name: first?.name } },
    ]);
    expect(await list()).toMatchObject({
      count: 1,
      pictures: [{ id, path: first?.path, added_by: accounts.admin.email, used: 0, uses: [] }],
    });
    await sql("delete from public.media");
    await as("service")
      .storage.from("media")
      .remove([`${id}/60.webp`]);
    expect(await store("cut\0 off\u2028.png")).toMatchObject({
      path: first?.path,
      name: "cut off .png",
    });
    expect(await stored()).toHaveLength(2);
  });

  test("finds pictures by name or description, newest first, with the posts that use them", async () => {
    const at = (day: number) => `2026-01-0${day}T00:00:00Z`;
    const old = await insertRow(database, "media", { created_at: at(1), alt: "A Kiskadee 100%" });
    const used = await insertRow(database, "media", { created_at: at(2), name: "wire.png" });
    const newest = await insertRow(database, "media", { created_at: at(3), name: "nest.png" });
    const draft = await postWith(used, used);
    const cover = await insertRow(database, "blogs", {
      cover_image: pathOf(used),
      published: true,
      created_at: at(1),
    });
    const ids = async (options: Parameters<typeof list>[0]) => {
      const { count, pictures } = await list(options);
      return [count, ...pictures.map(({ id }) => id)];
    };
    expect(await ids({})).toEqual([3, newest, used]);
    expect(await ids({ p_from: 2 })).toEqual([3, old]);
    expect(await ids({ p_search: "KISKADEE 100%" })).toEqual([1, old]);
    expect(await ids({ p_search: "_" })).toEqual([0]);
    expect(await ids({ p_unused: true })).toEqual([2, newest, old]);
    const [shown] = (await list({ p_search: "wire" })).pictures;
    expect(shown).toMatchObject({
      used: 2,
      uses: [
        { id: draft, title: "A post", published: false },
        { id: cover, title: "A post", published: true },
      ],
    });
  });

  test.for([
    ["a cover", { cover_image: "/media/ID/40x30.webp" }],
    ["a picture in the text", { content: "a\n\n![b](/media/ID/40x30-animated.webp)" }],
    ["a picture linked by full URL", { content: "[b](https://site.example/media/ID/720.avif)" }],
  ] as const)("does not delete %s until the post stops using it", async ([, values]) => {
    const id = await insertRow(database, "media");
    const post = await insertRow(
      database,
      "blogs",
      JSON.parse(JSON.stringify(values).replace("ID", id)),
    );
    expect(await remove(id)).toBeNull();
    await sql("update public.blogs set content = 'none', cover_image = null where id = $1", post);
    expect(await remove(id)).not.toBeNull();
  });

  /** Stores a published post whose draft revision uses the picture. */
  const postWithChanges = async (picture: string) => {
    const post = await insertRow(database, "blogs", { published: true });
    const [row] = await sql<{ at: string }>("select updated_at::text as at from public.blogs");
    const p_fields = { title: "A", slug: "a", content: `![](${pathOf(picture)})`, tags: [] };
    const revision = { p_fields, p_published: true, p_aside: true };
    await dataOf(client.rpc("save_post", { ...revision, p_id: post, p_updated_at: row?.at ?? "" }));
    return post;
  };

  test("counts a picture in a published post's draft revision as used", async () => {
    const id = await insertRow(database, "media");
    const post = await postWithChanges(id);
    expect((await list()).pictures).toMatchObject([{ used: 1, uses: [{ id: post }] }]);
    expect(await list({ p_unused: true })).toMatchObject({ count: 0 });
    expect(await remove(id)).toBeNull();
  });

  test.for([
    ["in its text", (id: string) => postWith(id)],
    ["in its draft revision", postWithChanges],
  ] as const)("counts a picture as used while its post is in the bin: %s", async ([, store]) => {
    const id = await insertRow(database, "media");
    await dataOf(
      client
        .from("blogs")
        .delete()
        .eq("id", await store(id))
        .select("id"),
    );
    expect((await list()).pictures).toMatchObject([{ used: 1, deleted: 1, earlier: 0, uses: [] }]);
    expect(await list({ p_unused: true })).toMatchObject({ count: 0 });
    expect(await remove(id)).toBeNull();
    await sql("delete from private.deleted_rows");
    expect(await remove(id)).not.toBeNull();
  });

  test("allows deleting a picture that only an older version uses, and counts that use", async () => {
    const [old, current] = [await insertRow(database, "media"), await insertRow(database, "media")];
    const post = await postWith(old, current);
    await sql("update public.blogs set content = $1 where id = $2", pathOf(current), post);
    const { pictures } = await list();
    const of = (id: string) => pictures.find((picture) => picture.id === id);
    expect(of(old)).toMatchObject({ used: 0, deleted: 0, earlier: 1 });
    expect(of(current)).toMatchObject({ used: 1, deleted: 0, earlier: 0 });
    expect(await list({ p_unused: true })).toMatchObject({ count: 1, pictures: [{ id: old }] });
    expect(await remove(old)).not.toBeNull();
  });

  test("keeps current and deleted pictures when the account that added them is deleted", async () => {
    const { id: added_by } = await signUp(database);
    const kept = await insertRow(database, "media", { added_by });
    const deleted = await remove(await insertRow(database, "media", { added_by }));
    await sql("delete from auth.users where id = $1", added_by);
    expect(await restore(deleted)).toEqual({ status: "restored" });
    expect((await list()).pictures).toMatchObject([{ added_by: null }, { added_by: null }]);
    expect((await list()).pictures.map(({ id }) => id)).toContain(kept);
  });

  test("keeps files while their picture can be restored, and for a day after upload", async () => {
    const orphans = () => dataOf(as("service").rpc("list_orphaned_media", { p_limit: 10 }));
    const { id } = await store("bird.png");
    await sql("update storage.objects set created_at = now() - interval '25 hours'");
    const deleted = await remove(id);
    expect(await orphans()).toEqual([]);
    await restore(deleted);
    await remove(id);
    await sql("delete from private.deleted_rows");
    expect(await orphans()).toEqual([`${id}/60.avif`, `${id}/60.webp`]);
    await sql("update storage.objects set created_at = now()");
    expect(await orphans()).toEqual([]);
  });
});

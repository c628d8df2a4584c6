import { expect, test } from "vitest";
import { entries } from "@/tests/database/audit/entries";
import { atOnce, dataOf, onEachDatabase } from "@/tests/database/support/databases";
import { newMember } from "@/tests/database/support/members";
import { insertRow } from "@/tests/database/support/rows";

type Saved = { status: string; key: string; version: number };
type Listed = Record<string, unknown> & { id: string; key: string; value: unknown };

onEachDatabase((database) => {
  const { as, sql, call } = database;
  const admin = as("admin");

  const save = (text: string, version = 0, more: object = {}) =>
    dataOf(
      admin.rpc("save_content", {
        p_kind: "about",
        p_key: "site",
        p_version: version,
        p_event: "saved",
        p_title: text,
        p_schema_no: 1,
        p_value: { title: text },
        ...more,
      } as never),
    ) as Promise<Saved>;
  const publish = (text: string, version = 0, more: object = {}) =>
    save(text, version, { p_event: "published", p_published: { title: text }, ...more });
  const listed = async (actor: "visitor" | "admin" = "visitor", kind = "about") => {
    const list = actor === "admin" ? "list_content_drafts" : "list_contents";
    const answer = await dataOf(as(actor).rpc(list, { p_kind: kind }));
    return (answer as Listed[]).sort((one, other) => Number(one.position) - Number(other.position));
  };
  const versions = async () =>
    (await dataOf(admin.rpc("list_content_versions", { p_kind: "about", p_key: "site" }))) as {
      no: number;
      event: string;
      author: string;
    }[];
  const change = async (p_change: string, p_version: number) => {
    const [{ id } = { id: "" }] = await listed("admin");
    return dataOf(admin.rpc("change_content", { p_id: id, p_version, p_change }));
  };

  test("shows drafts to admins, and to visitors what was last published", async () => {
    expect(await save("One")).toEqual({ status: "saved", key: "site", version: 1 });
    expect(await listed()).toMatchObject([{ key: "site", status: "draft", value: null }]);
    expect(JSON.stringify(await listed())).not.toContain("One");
    expect(await listed("admin")).toMatchObject([
      { value: { title: "One" }, isDraft: true, version: 1, isAdded: false },
    ]);
    await publish("One", 1);
    await save("Two", 2);
    expect(await listed()).toMatchObject([{ status: "published", value: { title: "One" } }]);
    expect(await listed("admin")).toMatchObject([
      { value: { title: "Two" }, published: { title: "One" }, isDraft: true },
    ]);
    await publish("Two", 3);
    expect(await listed()).toMatchObject([{ value: { title: "Two" } }]);
  });

  test("keeps the text of a conflict as a version and changes nothing else", async () => {
    await publish("One");
    await publish("Theirs", 1);
    expect(await publish("Mine", 1)).toEqual({ status: "conflict", key: "site", version: 3 });
    expect(await listed()).toMatchObject([{ value: { title: "Theirs" } }]);
    expect((await versions()).map(({ no, event }) => `${no} ${event}`)).toEqual([
      "3 conflict",
      "2 published",
      "1 published",
    ]);
    expect(await publish("Both", 2)).toMatchObject({ status: "saved", version: 4 });
  });

  test("accepts a repeated save whose response was lost", async () => {
    const first = await publish("One");
    expect(await publish("One")).toEqual(first);
    expect(await versions()).toHaveLength(1);
  });

  test("stores one of several concurrent first saves, and the others as conflicts", async () => {
    const answers = await atOnce(4, (index) => save(`Text ${index}`));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array(3).fill("conflict"),
      "saved",
    ]);
    expect(await versions()).toHaveLength(4);
  });

  test("gives added entries their own keys and shows them once published", async () => {
    const [one, two] = await Promise.all([
      save("Ten", 0, { p_kind: "projects", p_key: undefined }),
      publish("Eleven", 0, { p_kind: "projects", p_key: undefined }),
    ]);
    expect(Number(one.key)).toBeGreaterThanOrEqual(10);
    expect(one.key).not.toBe(two.key);
    const later = { p_kind: "projects", p_key: undefined, p_after: Number(two.key) + 7 };
    expect((await save("Later", 0, later)).key).toBe(String(later.p_after + 1));
    expect((await listed("visitor", "projects")).map(({ key }) => key)).toEqual([two.key]);
  });

  test("hides, shows and discards only the version that was opened", async () => {
    await publish("One");
    await save("Two", 1);
    expect(await change("discard", 1)).toBe(false);
    expect(await change("discard", 2)).toBe(true);
    expect(await listed("admin")).toMatchObject([{ value: { title: "One" }, isDraft: false }]);
    expect(await change("hide", 3)).toBe(true);
    expect(await listed()).toMatchObject([{ status: "hidden", value: null }]);
    expect(await change("show", 4)).toBe(true);
    expect(await listed()).toMatchObject([{ status: "published", value: { title: "One" } }]);
    expect(await save("Three", 2)).toMatchObject({ status: "conflict" });
    expect(await save("Four", 5)).toMatchObject({ status: "saved" });
  });

  test("resets to the default, keeps the versions, and can be undone", async () => {
    await publish("One");
    const [{ id } = { id: "" }] = await listed("admin");
    const [deleted] = await dataOf(admin.rpc("delete_rows", { p_source: "contents", p_ids: [id] }));
    expect(await listed()).toEqual([]);
    expect(await versions()).toHaveLength(1);
    const trash = await dataOf(admin.rpc("list_deleted_rows"));
    expect(trash).toMatchObject([{ source: "contents", kind: "about" }]);
    await dataOf(admin.rpc("restore_rows", { p_ids: [String(deleted)] }));
    expect(await listed()).toMatchObject([{ id, value: { title: "One" } }]);
  });

  test("can be restored once the account that changed it is deleted", async () => {
    const editor = await newMember(database, "editor");
    await publish("One");
    await sql("update public.contents set updated_by = $1", editor.id);
    const [{ id } = { id: "" }] = await listed("admin");
    const [deleted] = await dataOf(admin.rpc("delete_rows", { p_source: "contents", p_ids: [id] }));
    await sql("delete from auth.users where id = $1", editor.id);
    await dataOf(admin.rpc("restore_rows", { p_ids: [String(deleted)] }));
    expect(await listed()).toMatchObject([{ value: { title: "One" } }]);
  });

  test("orders entries, with and without a row", async () => {
    await publish("Ten", 0, { p_kind: "projects", p_key: "10" });
    await dataOf(
      admin.rpc("order_contents", {
        p_kind: "projects",
        p_keys: ["7", "10", "9"],
        p_titles: ["Tally", "Ten", "Roost"],
      }),
    );
    const order = (await listed("visitor", "projects")).map(({ key, position }) => [key, position]);
    expect(order).toEqual([
      ["7", 1],
      ["10", 2],
      ["9", 3],
    ]);
  });

  test("keeps the newest 50 versions and every published one", async () => {
    await publish("First");
    for (let version = 1; version <= 52; version += 1) await save(`Text ${version}`, version);
    const kept = (await versions()).map(({ no }) => no);
    expect([kept.length, kept[0], kept.at(-1), kept.at(-2)]).toEqual([51, 53, 1, 4]);
  });

  test("names pictures that are no longer in the library, and protects those in use", async () => {
    const [used, gone] = [await insertRow(database, "media"), crypto.randomUUID()];
    const text = (id: string) => ({ title: "x", photo: `/media/${id}/800x600.webp` });
    await publish("One", 0, {
      p_value: text(used),
      p_published: { ...text(used), more: text(gone) },
    });
    expect(await listed()).toMatchObject([{ missing: [gone] }]);
    const remove = () => dataOf(admin.rpc("delete_rows", { p_source: "media", p_ids: [used] }));
    expect(await remove()).toEqual([]);
    await publish("Two", 1);
    await save("Three", 2, { p_value: text(used) });
    expect(await remove()).toEqual([]);
    await save("Four", 3);
    expect(await remove()).toHaveLength(1);
  });

  test("rejects an invalid event, key or size", async () => {
    await expect(save("x", 0, { p_event: "conflict" })).rejects.toThrow();
    await expect(save("x", 0, { p_event: "published" })).rejects.toThrow();
    await expect(save("x", 0, { p_key: "../x" })).rejects.toThrow();
    await expect(save("x", 0, { p_value: { title: "x".repeat(2_100_000) } })).rejects.toThrow();
    expect(await listed("admin")).toEqual([]);
  });

  test("logs who published what, without the text", async () => {
    await publish("One");
    const [entry] = await entries(database);
    expect(entry).toMatchObject({ subject: "content", action: "created" });
    expect(JSON.stringify(entry)).not.toContain('"One"}');
  });

  test("imports entries and drafts without changing existing ones", async () => {
    await publish("One");
    await save("Two", 1);
    await publish("Added", 0, { p_kind: "projects", p_key: undefined });
    const exported = await call("export_contents", {});
    expect(exported).toHaveLength(2);
    expect(await call("import_contents", { p_entries: exported, p_is_applied: true })).toEqual([]);
    await sql("delete from public.contents");
    const dry = await call("import_contents", { p_entries: exported, p_is_applied: false });
    expect(dry).toHaveLength(2);
    expect(await listed("admin")).toEqual([]);
    await call("import_contents", { p_entries: exported, p_is_applied: true });
    expect(await listed()).toMatchObject([{ value: { title: "One" } }]);
    expect(await listed("admin")).toMatchObject([{ value: { title: "Two" }, isDraft: true }]);
    expect(await call("export_contents", {})).toEqual(
      exported.map((entry: object) => ({ ...entry, updated_at: expect.any(String) })),
    );
  });
});

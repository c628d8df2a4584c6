import { expect, test } from "vitest";
import { dataOf, onEachDatabase } from "@/tests/database/support/databases";
import { newAdmin } from "@/tests/database/support/members";
import { type Edited, editingOf } from "./editing";

onEachDatabase((database) => {
  const { accounts, as, sql } = database;
  const { save, seen, versions, published } = editingOf(database);

  const editor = () => {
    const p_editor = crypto.randomUUID();
    return async (over: Edited | null, text: string | null, p_is_open = true) =>
      (await dataOf(
        as("admin").rpc("keep_editor", {
          p_editor,
          p_is_open,
          p_version: over?.version ?? 0,
          ...(over && { p_post: over.id }),
          ...(text !== null && { p_typed: { text } }),
        }),
      )) as { others: { email: string }[]; newer: { email: string } | null };
  };
  const unsaved = async (over: Edited | null) =>
    (
      (await dataOf(as("admin").rpc("list_unsaved", over ? { p_post: over.id } : {}))) as {
        typed: { text: string };
        is_open: boolean;
      }[]
    ).map(({ typed, is_open }) => typed.text + (is_open ? ", open" : ""));

  test("hides an autosave from visitors and deletes it on save", async () => {
    const first = await published();
    const keep = editor();
    await keep(first, "Typed");
    expect(await unsaved(first)).toEqual(["Typed, open"]);
    await sql("update private.post_editors set seen_at = now() - interval '31 seconds'");
    expect(await unsaved(first)).toEqual(["Typed"]);
    await keep(first, "Typed more", false);
    expect([await unsaved(first), await seen(), await versions(first.id)]).toEqual([
      ["Typed more"],
      ["First"],
      [[1, "published", "First", true, true]],
    ]);
    const { post: second } = await save(first, { title: "Second" }, { published: true });
    expect(await unsaved(first)).toEqual([]);
    await keep(second, null);
    // This autosave was in flight while the post was published.
    await keep(first, "Late", false);
    expect([await unsaved(second), await seen()]).toEqual([[], ["Second"]]);
  });

  test("keeps autosaves of new posts apart and hides them from other admins", async () => {
    const [one, other] = [editor(), editor()];
    await one(null, "One", false);
    await other(null, "Other", false);
    expect((await unsaved(null)).sort()).toEqual(["One", "Other"]);
    const colleague = await newAdmin(database);
    expect(await dataOf(as(colleague).rpc("list_unsaved", {}))).toEqual([]);
  });

  test("tells an open editor who else has the post open and who has saved since", async () => {
    const colleague = await newAdmin(database);
    const first = await published();
    const theirs = { p_editor: crypto.randomUUID(), p_post: first.id, p_version: first.version };
    const report = (p_is_open: boolean) =>
      dataOf(as(colleague).rpc("keep_editor", { ...theirs, p_is_open }));
    const keep = editor();
    expect(await keep(first, null)).toEqual({ others: [], newer: null });
    await report(true);
    expect((await keep(first, null)).others).toEqual([
      { email: colleague.email, since: expect.any(String) },
    ]);
    await save(first, { title: "Second" }, { published: true });
    expect(await report(false)).toMatchObject({
      others: [{ email: accounts.admin.email }],
      newer: { email: accounts.admin.email },
    });
    expect((await keep(first, null)).others).toEqual([]);
  });
});

import { expect, test } from "vitest";
import { dataOf, onEachDatabase } from "@/tests/database/support/databases";
import { insertProfile } from "@/tests/database/support/rows";
import { signUp } from "@/tests/database/support/sign-up";

onEachDatabase((database) => {
  const { accounts, as, sql } = database;
  const { admin } = accounts;

  const set = (p_id: string, p_is_admin: boolean) =>
    dataOf(as("admin").rpc("set_admin", { p_id, p_is_admin }));

  async function admins(): Promise<string[]> {
    const rows = await sql<{ id: string }>("select id from public.profiles where is_admin");
    return rows.map(({ id }) => id).sort();
  }

  test("makes a member an admin at once, and no admin again, and changes nothing else", async () => {
    const member = await signUp(database, { username: "promoted" });
    const profile = () => sql("select * from public.profiles where id = $1", member.id);
    const before = await profile();
    expect(await set(member.id, true)).toEqual({ status: "done" });
    expect((await as(member).rpc("admin_dashboard")).error).toBeNull();
    expect(await admins()).toEqual([admin.id, member.id].sort());

    expect(await set(member.id, false)).toEqual({ status: "done" });
    expect((await as(member).rpc("admin_dashboard")).error?.code).toBe("42501");
    expect(await profile()).toEqual(before);
  });

  test("is done where it already is so, and misses an account that does not exist", async () => {
    expect(await set(await insertProfile(database), false)).toEqual({ status: "done" });
    for (const id of [crypto.randomUUID(), null]) {
      expect(await set(id as string, true)).toEqual({ status: "missing" });
    }
    const neither = set(accounts.member.id, null as unknown as boolean);
    await expect(neither).rejects.toMatchObject({ code: "22023" });
    expect(await admins()).toEqual([admin.id]);
  });

  test("lets nobody change their own account, and tells the only admin that there is no other", async () => {
    expect(await set(admin.id, false)).toEqual({ status: "last" });
    expect(await set(admin.id, true)).toEqual({ status: "own" });
    await set(await insertProfile(database), true);
    for (const is_admin of [true, false]) {
      expect(await set(admin.id, is_admin)).toEqual({ status: "own" });
    }
    expect(await admins()).toHaveLength(2);
  });

  test("leaves one of two admins who revoke each other at the same moment", async () => {
    for (let round = 0; round < 3; round++) {
      // Two of the test's own: a revoked admin's session is gone, and all tests share one admin's.
      const [first, second] = await Promise.all([signUp(database), signUp(database)]);
      await sql("update public.profiles set is_admin = (id in ($1, $2))", first.id, second.id);
      const answers = await Promise.all([
        as(first).rpc("set_admin", { p_id: second.id, p_is_admin: false }),
        as(second).rpc("set_admin", { p_id: first.id, p_is_admin: false }),
      ]);
      const outcomes = answers.map(({ data, error }) => error?.code ?? JSON.stringify(data));
      expect(outcomes.sort()).toEqual(["42501", '{"status":"done"}']);
      expect(await admins()).toHaveLength(1);
    }
  });
});

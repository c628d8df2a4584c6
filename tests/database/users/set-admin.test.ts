import { beforeEach, expect, test } from "vitest";
import { age, confirmSession, setAdmin } from "@/tests/database/accounts/session-calls";
import { enrol } from "@/tests/database/second-factor/factor-calls";
import { onEachDatabase } from "@/tests/database/support/databases";
import { newAdmin } from "@/tests/database/support/members";
import { insertProfile, testMail } from "@/tests/database/support/rows";
import { signIn, signUp } from "@/tests/database/support/sign-up";

onEachDatabase((database) => {
  const { accounts, as, sql } = database;
  const { admin } = accounts;

  const set = (id: string, isAdmin: boolean | null) => setAdmin(database, admin, id, isAdmin);
  beforeEach(() => confirmSession(database, admin));

  async function admins(): Promise<string[]> {
    const rows = await sql<{ id: string }>("select id from public.profiles where is_admin");
    return rows.map(({ id }) => id).sort();
  }

  test("grants and revokes admin rights immediately and changes nothing else", async () => {
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

  test("succeeds if nothing changes, and reports a missing account", async () => {
    expect(await set(await insertProfile(database), false)).toEqual({ status: "done" });
    for (const id of [crypto.randomUUID(), null]) {
      expect(await set(id as string, true)).toEqual({ status: "missing" });
    }
    expect(await set(accounts.member.id, null)).toMatchObject({ code: "22023" });
    expect(await admins()).toEqual([admin.id]);
  });

  test("does not let admins change their own rights, and reports when one is the last", async () => {
    expect(await set(admin.id, false)).toEqual({ status: "last" });
    expect(await set(admin.id, true)).toEqual({ status: "own" });
    await set(await insertProfile(database), true);
    for (const is_admin of [true, false]) {
      expect(await set(admin.id, is_admin)).toEqual({ status: "own" });
    }
    expect(await admins()).toHaveLength(2);
  });

  test("emails the account in the same transaction as the change", async () => {
    const member = await signUp(database);
    const mail = testMail(member.email);
    const mails = () => sql("select to_address from public.email_outbox");
    const broken = await setAdmin(database, admin, member.id, true, [{ ...mail, to: "" }]);
    expect(broken).toHaveProperty("code");
    expect([await mails(), await admins()]).toEqual([[], [admin.id]]);
    expect(await setAdmin(database, admin, member.id, true, [mail])).toEqual({ status: "done" });
    expect(await mails()).toEqual([{ to_address: member.email }]);
  });

  test("rejects a session that is not an admin's, lacks a required code, or is too old", async () => {
    const other = await newAdmin(database);
    const refused = { code: "42501" };
    for (const account of [accounts.member, accounts.forger, accounts.ended]) {
      expect(await setAdmin(database, account, accounts.member.id, true)).toMatchObject(refused);
    }
    await age(database, other, "10 minutes", "0");
    expect(await setAdmin(database, other, accounts.member.id, true)).toEqual({ status: "stale" });
    await confirmSession(database, other);
    expect(await setAdmin(database, other, admin.id, true)).toEqual({ status: "done" });
    await enrol(database, other);
    const half = await signIn(database, other.email);
    expect(await setAdmin(database, half, accounts.member.id, true)).toMatchObject(refused);
    expect(await admins()).toEqual([admin.id, other.id].sort());
  });

  test("leaves one admin when two revoke each other concurrently", async () => {
    for (let round = 0; round < 3; round++) {
      // Uses new admins, since revoking the shared one would end its session for all tests.
      const [first, second] = await Promise.all([signUp(database), signUp(database)]);
      await sql("update public.profiles set is_admin = (id in ($1, $2))", first.id, second.id);
      const answers = await Promise.all([
        setAdmin(database, first, second.id, false),
        setAdmin(database, second, first.id, false),
      ]);
      expect(answers.map(({ code, status }) => code ?? status).sort()).toEqual(["42501", "done"]);
      expect(await admins()).toHaveLength(1);
    }
  });
});

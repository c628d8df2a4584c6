import { beforeEach, describe, expect, test } from "vitest";
import { accessCases, storeRow } from "@/tests/database/access/access-cases";
import { onEachDatabase } from "@/tests/database/support/databases";
import { newAdmin } from "@/tests/database/support/members";
import {
  type Account,
  changePassword,
  signIn,
  signOut,
  signUp,
} from "@/tests/database/support/sign-up";
import { age, allowPassword, confirmSession, remember, sessionOf, setAdmin } from "./session-calls";

onEachDatabase((database) => {
  const { as, sql } = database;
  const service = as("service");

  let admin: Account;
  beforeEach(async () => {
    admin = await newAdmin(database);
  });

  const newPassword = async (account: Account) => {
    await allowPassword(database, account);
    await changePassword(database, account);
  };

  const ends: Record<string, () => PromiseLike<unknown>> = {
    "signing out": () => signOut(database, admin, "local"),
    "signing out everywhere": () => signOut(database, admin, "global"),
    "a new password": async () => newPassword(await signIn(database, admin.email)),
    "revoking admin": async () => {
      await confirmSession(database, database.accounts.admin);
      await setAdmin(database, database.accounts.admin, admin.id, false);
    },
    "deleting the account": () => service.rpc("delete_account", { p_id: admin.id }),
    "12 hours": () => age(database, admin, "12 hours", "0"),
  };

  test("hides every protected table from an ended session's token", async () => {
    // Everyone can read the other tables, even with an ended session's token.
    const cases = accessCases.filter(({ expected }) => !/^done/.test(expected.select));
    const hidden = await Promise.all(cases.map((one) => storeRow(database, one)));
    const readable = async () => {
      const answers = await Promise.all(hidden.map((path) => database.rest(admin, path)));
      const rows = await Promise.all(answers.map((answer) => answer.json()));
      return hidden.filter((_, index) => rows[index].length > 0);
    };
    for (const [end, act] of Object.entries(ends)) {
      admin = await newAdmin(database);
      expect(await readable(), `before ${end}`).toEqual(hidden);
      await act();
      expect(await readable(), `after ${end}`).toEqual([]);
    }
  });

  test("ends every session on a password change, including the one that made it", async () => {
    const elsewhere = await signIn(database, admin.email);
    await newPassword(admin);
    await expect(changePassword(database, admin)).rejects.toThrow("session_not_found");
    for (const account of [admin, elsewhere]) expect(await isOpen(account)).toBe(false);
  });

  test("emails an account's owner once its password has changed", async () => {
    const recipients = () => sql("select to_address from public.email_outbox");
    await allowPassword(database, admin);
    expect(await recipients()).toEqual([]);
    await changePassword(database, admin);
    expect(await recipients()).toEqual([{ to_address: admin.email }]);
  });

  test("rejects an admin's password change that the site has not allowed, even in a recent session", async () => {
    await confirmSession(database, admin);
    await expect(changePassword(database, admin)).rejects.toThrow();
    expect(await isOpen(admin)).toBe(true);
    await sql("update public.profiles set is_admin = false where id = $1", admin.id);
    await changePassword(database, admin);
    expect(await isOpen(admin)).toBe(false);
  });

  test("keeps the current session when ending others or revoking another admin", async () => {
    const elsewhere = await signIn(database, admin.email);
    await signOut(database, admin, "others");
    expect([await isOpen(admin), await isOpen(elsewhere)]).toEqual([true, false]);
    await confirmSession(database, admin);
    const other = await signUp(database);
    for (const isAdmin of [true, false, true]) await setAdmin(database, admin, other.id, isAdmin);
    expect([await isOpen(admin), await isOpen(other)]).toEqual([true, false]);
  });

  test("keeps sessions open when an account changes but its password does not", async () => {
    await sql("update auth.users set encrypted_password = encrypted_password, phone = null");
    expect(await isOpen(admin)).toBe(true);
  });

  type Age = [who: string, created: string, used: string, isOpen: boolean];
  describe("a session's lifetime", () => {
    test.for<Age>([
      ["admin", "11 hours 59 minutes", "0", true],
      ["admin", "12 hours", "0", false],
      ["remembered admin", "179 days", "29 days 23 hours", true],
      ["remembered admin", "31 days", "30 days", false],
      ["remembered admin", "180 days", "0", false],
      ["member", "179 days", "29 days 23 hours", true],
      ["member", "31 days", "30 days", false],
      ["member", "180 days", "0", false],
    ])("%s, signed in %s ago, last used %s ago: open = %s", async ([who, created, used, open]) => {
      if (who === "member") await sql("update public.profiles set is_admin = false");
      if (who === "remembered admin") await remember(database, admin);
      await age(database, admin, created, used);
      expect(await isOpen(admin)).toBe(open);
      const { data: expired } = await service.rpc("expire_sessions");
      expect(expired).toBe(open ? 0 : 1);
    });

    test.for([
      [false, false, "180 days"],
      [true, false, "12:00:00"],
      [true, true, "180 days"],
    ] as const)("is stored by the auth server: admin = %s, remembered = %s", async (one) => {
      const [isAdmin, p_remembered, lasts] = one;
      const values = [admin.id, isAdmin];
      await sql("update public.profiles set is_admin = $2 where id = $1", ...values);
      await remember(database, admin, p_remembered);
      const query =
        "select (not_after - created_at)::text as lasts from auth.sessions where id = $1";
      expect(await sql(query, sessionOf(admin))).toEqual([{ lasts }]);
    });

    test("starts at sign-in if the session has not been used", async () => {
      await remember(database, admin);
      await age(database, admin, "30 days", null);
      expect(await isOpen(admin)).toBe(false);
    });
  });

  async function isOpen(account: Account): Promise<boolean> {
    const { data } = await as(account).from("profiles").select("id").eq("id", account.id);
    return data?.length === 1;
  }
});

import { expect, test } from "vitest";
import {
  allowPassword,
  confirmSession,
  remember,
  sessionOf,
  setAdmin,
} from "@/tests/database/accounts/session-calls";
import { dataOf, onEachDatabase } from "@/tests/database/support/databases";
import { newAdmin } from "@/tests/database/support/members";
import { newEmail } from "@/tests/database/support/rows";
import { changePassword, signIn, signOut, signUp } from "@/tests/database/support/sign-up";
import { entries } from "./entries";

onEachDatabase((database) => {
  const { as, sql, accounts } = database;
  const byAdmin = { actor_id: accounts.admin.id, actor: accounts.admin.email };

  test("records role changes and account deletions, whoever makes them", async () => {
    const { id, email } = await signUp(database);
    await confirmSession(database, accounts.admin);
    await setAdmin(database, accounts.admin, id, true);
    await dataOf(as("service").from("profiles").update({ is_admin: false }).eq("id", id));
    const about = { account_id: id, action: "changed", subject: "user" };
    const users = () => entries(database, { p_subject: "user" });
    expect(await users()).toEqual([
      { ...about, account: email, before: { is_admin: true }, after: { is_admin: false } },
      {
        ...about,
        ...byAdmin,
        account: email,
        before: { is_admin: false },
        after: { is_admin: true },
      },
    ]);
    await dataOf(as("service").rpc("delete_account", { p_id: id }));
    const gone = { account_id: id, action: "deleted", subject: "user" };
    expect((await users())[0]).toEqual({ ...gone, before: { is_admin: false } });
  });

  test("records sign-ins, ended sessions and password changes, with the session's browser", async () => {
    const { id, email } = await newAdmin(database);
    const account = await signIn(database, email);
    const own = { actor_id: id, actor: email, account_id: id, account: email };
    const session = { ...own, subject: "session", subject_id: sessionOf(account) };
    const signedIn = { ...session, action: "created" };
    expect((await entries(database))[0], "straight at the auth server").toEqual(signedIn);
    await remember(database, account);
    const browser = "Firefox on Linux";
    expect((await entries(database))[0]).toEqual({ ...signedIn, browser });
    await signOut(database, account, "local");
    const ended = { ...session, action: "deleted", browser };
    expect((await entries(database)).slice(0, 2)).toEqual([ended, signedIn]);
    const next = await signIn(database, email);
    await allowPassword(database, next);
    await changePassword(database, next);
    expect(await entries(database, { p_subject: "password" })).toEqual([
      { ...own, action: "changed", subject: "password" },
    ]);
  });

  test("records a member's sign-ins, sign-outs and password changes at most once an hour", async () => {
    const { email } = await signUp(database);
    for (let count = 0; count < 3; count++) {
      await signOut(database, await signIn(database, email), "local");
    }
    const kinds = async () =>
      (await entries(database)).map(({ action, subject }) => `${action} ${subject}`);
    expect(await kinds()).toEqual(["deleted session", "created session"]);
    await database.pass("1 hour");
    await changePassword(database, await signIn(database, email));
    expect((await kinds()).slice(0, -2).sort()).toEqual([
      ...["changed password", "created session", "deleted session"],
    ]);
  });

  test("records the session's browser with an admin's actions", async () => {
    const account = await newAdmin(database);
    await remember(database, account);
    await dataOf(as(account).rpc("record_export", { p_list: "subscribers" }));
    expect((await entries(database))[0]).toEqual({
      actor_id: account.id,
      actor: account.email,
      action: "exported",
      subject: "list",
      subject_id: "subscribers",
      browser: "Firefox on Linux",
    });
    for (const p_list of ["anything", "messages"]) {
      const { error } = await as(account).rpc("record_export", { p_list });
      expect(error?.code, p_list).toBe("22023");
    }
  });

  test("records rejected sign-ins at most once in ten minutes, without the email", async () => {
    const { id, email } = accounts.member;
    const refuse = async (address: string) => {
      const attempt = { p_email: address, p_ip: address };
      for (let count = 0; count < 9; count++)
        await dataOf(as("service").rpc("begin_sign_in", attempt));
    };
    for (const address of [email, email.toUpperCase(), newEmail(), newEmail()]) {
      await refuse(address);
    }
    const refused = { action: "refused", subject: "sign-in" };
    expect(await entries(database)).toEqual([
      refused,
      { ...refused, account_id: id, account: email },
    ]);
    const [stored] = await sql(
      "select string_agg(log::text, '') as text from private.audit_log as log",
    );
    expect(stored?.text).not.toContain("@");
    await database.pass("10 minutes");
    await refuse(email);
    expect(await entries(database, { p_email: email })).toHaveLength(2);
  });
});

import { beforeEach, expect, test } from "vitest";
import { confirmSession, setAdmin } from "@/tests/database/accounts/session-calls";
import { onEachDatabase } from "@/tests/database/support/databases";
import { type Account, signIn, signOut, signUp } from "@/tests/database/support/sign-up";

onEachDatabase((database) => {
  const { accounts, as, sql } = database;

  let here: Account;
  let elsewhere: Account;

  beforeEach(async () => {
    here = await signUp(database);
    await sql("update public.profiles set is_admin = true where id = $1", here.id);
    elsewhere = await signIn(database, here.email);
  });

  /** What the database takes the token for: its account's own profile and an admin's rights. */
  async function access(account: Account) {
    const profile = await as(account).from("profiles").select().eq("id", account.id);
    const dashboard = await as(account).rpc("admin_dashboard");
    return { profiles: profile.data?.length, dashboard: dashboard.status };
  }

  const open = { profiles: 1, dashboard: 200 };
  const ended = { profiles: 0, dashboard: 403 };

  test.for([
    { scope: "local", left: [ended, open] },
    { scope: "others", left: [open, ended] },
    { scope: "global", left: [ended, ended] },
  ] as const)("signing out ($scope) ends those sessions at once", async ({ scope, left }) => {
    await signOut(database, here, scope);
    expect([await access(here), await access(elsewhere)]).toEqual(left);
  });

  test("revoking an admin ends their sessions for good, and nobody else's", async () => {
    const set = (isAdmin: boolean) => setAdmin(database, accounts.admin, here.id, isAdmin);
    await confirmSession(database, accounts.admin);
    await set(false);
    await set(true);
    expect(await access(here)).toEqual(ended);
    expect(await access(elsewhere)).toEqual(ended);
    expect(await access(await signIn(database, here.email))).toEqual(open);
    expect(await access(accounts.admin)).toEqual(open);
  });

  test("ends an admin's rights with the flag, and hides their own profile with the session", async () => {
    await sql("update public.profiles set is_admin = false where id = $1", here.id);
    expect(await access(here)).toEqual({ profiles: 1, dashboard: 403 });
    await signOut(database, here, "local");
    expect(await access(here)).toEqual(ended);
  });
});

import { beforeEach, expect, test } from "vitest";
import { accessCases, storeRow } from "@/tests/database/access/access-cases";
import { age, confirmSession } from "@/tests/database/accounts/session-calls";
import { dataOf, onEachDatabase } from "@/tests/database/support/databases";
import { newAdmin } from "@/tests/database/support/members";
import { type Account, signIn } from "@/tests/database/support/sign-up";
import { addFactor, ask, enrol, giveCode, withTokens } from "./factor-calls";

onEachDatabase((database) => {
  const { as, sql } = database;

  let admin: Account;
  beforeEach(async () => {
    admin = await newAdmin(database);
  });

  const require = () => sql("update public.settings set require_second_factor = true");
  const viewer = (account: Account) => dataOf(as(account).rpc("get_viewer"));

  /** Kinds of session, each with its missing step and a function that opens one. */
  const sessions: Record<string, [step: string | null, open: () => Promise<Account>]> = {
    "of an admin without a factor": [null, async () => admin],
    "of an admin without the required factor": [
      "enrol",
      async () => {
        await require();
        return admin;
      },
    ],
    "that has verified a code": [null, () => enrol(database, admin)],
    "that has verified a required code": [
      null,
      async () => {
        await require();
        return enrol(database, admin);
      },
    ],
    "with only a password": [
      "code",
      async () => {
        const { email } = await enrol(database, admin);
        return signIn(database, email);
      },
    ],
    "with a token issued before its code": [
      "code",
      async () => {
        await enrol(database, admin);
        return admin;
      },
    ],
    "with a factor that was never confirmed": [
      "enrol",
      async () => {
        await require();
        const answer = await giveCode(database, admin, await addFactor(database, admin));
        return withTokens(admin, answer);
      },
    ],
  };

  test("enforces a session's missing step in every table and function", async () => {
    const hidden = accessCases.filter(({ expected }) => !/^done/.test(expected.select));
    const paths = await Promise.all(hidden.map((one) => storeRow(database, one)));
    for (const [kind, [step, open]] of Object.entries(sessions)) {
      admin = await newAdmin(database);
      await sql("update public.settings set require_second_factor = false");
      const account = await open();
      const { id, email } = admin;
      const known = { id, email, is_admin: step === null, step, is_recent: true };
      const permissions = step === null ? expect.arrayContaining(["users"]) : [];
      expect(await viewer(account), kind).toEqual({ ...known, role: null, permissions });
      for (const path of paths) {
        const rows = await (await database.rest(account, path)).json();
        expect(rows, `${kind}: ${path}`).toHaveLength(step === null ? 1 : 0);
      }
      for (const call of ["admin_dashboard", "list_own_sessions", "list_deleted_rows"] as const) {
        const { error } = await as(account).rpc(call);
        expect(error?.code, `${kind}: ${call}`).toBe(step === null ? undefined : "42501");
      }
      const own = await as(account).from("profiles").select("id").eq("id", id);
      expect(own.data, `${kind}: the own profile`).toEqual([{ id }]);
    }
  });

  test("requires no factor from a member and returns no viewer for an ended session", async () => {
    await require();
    const { id, email } = database.accounts.member;
    expect(await dataOf(as("member").rpc("get_viewer"))).toMatchObject({
      id,
      email,
      is_admin: false,
      step: null,
    });
    expect(await dataOf(as("ended").rpc("get_viewer"))).toBeNull();
  });

  test("keeps the session's assurance level in a refreshed token", async () => {
    const factor = await addFactor(database, admin);
    const { body } = await giveCode(database, admin, factor);
    const refresh = { refresh_token: body.refresh_token };
    const answer = await ask(database, admin, "token?grant_type=refresh_token", refresh);
    const [, claims = ""] = String(answer.body.access_token).split(".");
    expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toMatchObject({ aal: "aal2" });
  });

  test("lets only an admin with a factor require one for all, and only a recent session undo it", async () => {
    const set = (account: Account, p_required = true) =>
      dataOf(as(account).rpc("set_second_factor_required", { p_required }));
    const required = async () =>
      (await sql("select require_second_factor as is from public.settings"))[0]?.is;
    expect([await set(admin), await required()]).toEqual([false, false]);
    const enrolled = await enrol(database, admin);
    expect([await set(enrolled), await required()]).toEqual([true, true]);
    await age(database, enrolled, "10 minutes", "0");
    expect([await set(enrolled, false), await required()]).toEqual([null, true]);
    await confirmSession(database, enrolled);
    expect([await set(enrolled, false), await required()]).toEqual([true, false]);
  });
});

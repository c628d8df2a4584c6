import { beforeEach, expect, test } from "vitest";
import { totp } from "@/local/supabase/totp";
import { age, allowPassword, noticeTo } from "@/tests/database/accounts/session-calls";
import { entries } from "@/tests/database/audit/entries";
import { dataOf, expectBetween, onEachDatabase } from "@/tests/database/support/databases";
import { newAdmin } from "@/tests/database/support/members";
import { type Account, signIn } from "@/tests/database/support/sign-up";
import {
  addFactor,
  ask,
  confirm,
  type Enrolled,
  enrol,
  giveCode,
  idsOf,
  stepOf,
  withTokens,
} from "./factor-calls";

onEachDatabase((database) => {
  const { as, sql, call, pass } = database;

  let admin: Enrolled;
  let other: Account;
  beforeEach(async () => {
    admin = await enrol(database, await newAdmin(database));
    other = await signIn(database, admin.email);
  });

  const begin = (p_code: string, account: Account = other) =>
    call("begin_code", { ...idsOf(account), p_code });
  const end = (p_accepted: boolean) =>
    dataOf(as("service").rpc("end_code", { ...idsOf(other), p_accepted }));
  const remove = (account: Account) =>
    dataOf(as("service").rpc("remove_second_factor", { ...idsOf(account), ...noticeTo(account) }));
  const recover = (account: Account, p_code: string) =>
    call("use_recovery_code", { ...idsOf(account), ...noticeTo(account), p_code });
  const mails = async () => (await sql("select from public.email_outbox")).length;
  const events = async () =>
    (await entries(database))
      .filter(({ subject }) => subject === "second-factor" || subject === "recovery-code")
      .map(({ action, subject }) => `${action} ${subject}`);

  test("accepts only a current code, and only for the user's own open challenge", async () => {
    const at = (offset: number) =>
      giveCode(database, other, admin, totp(admin.secret, Date.now() + offset));
    expect((await at(-90_000)).body).toMatchObject({ error_code: "mfa_verification_failed" });
    expect((await at(90_000)).status).toBe(422);
    await sql("update auth.mfa_challenges set created_at = now() - interval '5 minutes'");
    const [{ id } = {}] = await sql("select id from auth.mfa_challenges limit 1");
    const late = { challenge_id: id, code: totp(admin.secret, Date.now()) };
    const answer = await ask(database, other, `factors/${admin.factorId}/verify`, late);
    expect(answer.body).toMatchObject({ error_code: "mfa_challenge_expired" });
    expect((await at(0)).status).toBe(200);
    expect(
      (await ask(database, database.accounts.member, `factors/${admin.factorId}/challenge`, {}))
        .status,
    ).toBe(404);
  });

  test("denies enrolment and password changes to a session with only a password", async () => {
    await expectLockedOut(other);
    expect((await setPassword(admin)).status).toBe(500);
    await allowPassword(database, admin);
    expect((await setPassword(admin)).status).toBe(200);
  });

  const setPassword = (account: Account) =>
    ask(database, account, "user", { password: "another one" }, "PUT");

  /** Expects the auth server to deny this session a new factor and a new password. */
  async function expectLockedOut(account: Account) {
    const error = { body: { error_code: "insufficient_aal" } };
    const enrolment = await ask(database, account, "factors", { factor_type: "totp" });
    expect(enrolment).toMatchObject({ status: 403, ...error });
    expect(await setPassword(account)).toMatchObject({ status: 401, ...error });
  }

  test("enrols a first factor only in a recent session, even if the auth server is less strict", async () => {
    const owner = await newAdmin(database);
    await age(database, owner, "10 minutes", "0");
    expect(await call("begin_enrolment", idsOf(owner))).toBe(false);
    const raised = withTokens(
      owner,
      await giveCode(database, owner, await addFactor(database, owner)),
    );
    await age(database, owner, "20 minutes", "0");
    expect(await confirm(database, raised)).toBeNull();
    const again = await signIn(database, owner.email);
    expect(await stepOf(database, again)).toBeNull();
    expect((await setPassword(again)).status).toBe(401);
    await allowPassword(database, again);
    expect(await call("begin_enrolment", idsOf(again))).toBe(true);
    expect((await setPassword(again)).status).toBe(200);
  });

  test("emails the account when a factor is added or removed or a recovery code is used", async () => {
    expect(await mails()).toBe(1);
    await recover(other, "wrong");
    expect(await mails()).toBe(1);
    await recover(other, admin.codes[0] ?? "");
    const next = await enrol(database, other);
    expect(await mails()).toBe(3);
    await remove(next);
    expect(await mails()).toBe(4);
    const unsent = { ...idsOf(next), p_mails: [] };
    expect(await call("remove_second_factor", unsent)).toMatchObject({ code: "22023" });
  });

  test("does not let wrong codes in one session block enrolment in another", async () => {
    const owner = await newAdmin(database);
    const thief = await signIn(database, owner.email);
    for (const code of ["000000", "000001", "000002", "000003", "000004"]) {
      expect(await begin(code, thief)).toEqual({ status: "due", factor_id: null });
    }
    expect(await begin("000005", thief)).toMatchObject({ status: "limited" });
    expect(await begin("000005", owner)).toEqual({ status: "due", factor_id: null });
    expect(await begin("000004", owner), "each code once").toEqual({ status: "used" });
  });

  test("limits an account to five codes in ten minutes and 20 a day", async () => {
    for (let tens = 0; tens < 4; tens++) {
      for (let ones = 0; ones < 5; ones++)
        expect(await begin(`0000${tens}${ones}`)).toEqual({
          status: "due",
          factor_id: admin.factorId,
        });
      const { status, retry_after } = await begin("999999");
      expect(status).toBe("limited");
      expectBetween(retry_after, 590, 600);
      await pass("10 minutes");
    }
    expectBetween((await begin("999999")).retry_after, 83_000, 84_000);
  });

  test("accepts each code once, and does not count accepted codes towards the limit", async () => {
    for (let count = 0; count < 25; count++) {
      expect(await begin(String(100_000 + count))).toMatchObject({ status: "due" });
      await end(true);
    }
    expect(await begin("100024")).toEqual({ status: "used" });
    await pass("2 minutes");
    expect(await begin("100024")).toMatchObject({ status: "due" });
    expect(await begin("12345a")).toMatchObject({ code: "22023" });
  });

  test("accepts a recovery code once and lets only the session that used it continue and enrol", async () => {
    const [code = ""] = admin.codes;
    expect(code).toMatch(/^[0-9a-f]{5}(-[0-9a-f]{5}){3}$/);
    expect(await recover(other, code)).toEqual({ status: "done" });
    expect(await recover(other, code)).toEqual({ status: "wrong" });
    expect([await stepOf(database, other), await stepOf(database, admin)]).toEqual([
      "enrol",
      undefined,
    ]);

    // Someone else has the password and calls the auth server directly.
    const thief = await signIn(database, admin.email);
    expect(await stepOf(database, thief)).toBe("code");
    expect(await call("begin_enrolment", idsOf(thief))).toBe(false);
    await expectLockedOut(thief);
    // The old authenticator doesn't help either.
    const stolen = withTokens(thief, await giveCode(database, thief, admin));
    expect(await stepOf(database, stolen)).toBe("code");
    // Verifying a code ends the thief's session, but not the owner's.
    expect(await call("begin_enrolment", idsOf(other))).toBe(true);
    const next = await enrol(database, other);
    expect(next.codes).toHaveLength(10);
    expect([await stepOf(database, next), await stepOf(database, stolen)]).toEqual([
      null,
      undefined,
    ]);
    expect(await recover(next, admin.codes[2] ?? "")).toEqual({ status: "wrong" });
    const factors = await sql("select id from auth.mfa_factors where user_id = $1", admin.id);
    expect(factors).toEqual([{ id: next.factorId }]);
  });

  test("limits a session to five recovery codes an hour without blocking other sessions", async () => {
    for (let count = 0; count < 5; count++)
      expect(await recover(other, `wrong ${count}`)).toEqual({ status: "wrong" });
    const [code = ""] = admin.codes;
    const { status, retry_after } = await recover(other, code);
    expect(status).toBe("limited");
    expectBetween(retry_after, 3_590, 3_600);
    expect(await stepOf(database, other)).toBe("code");
    expect(await recover(await signIn(database, admin.email), code)).toEqual({ status: "done" });
    expect(await events()).toEqual([
      "deleted recovery-code",
      "refused recovery-code",
      "created second-factor",
    ]);
  });

  test("requires a new factor after a removal only if every admin must have one", async () => {
    await sql("update public.settings set require_second_factor = true");
    await remove(admin);
    expect(await stepOf(database, admin)).toBe("enrol");
    expect(await stepOf(database, await signIn(database, admin.email))).toBe("code");
    await sql("update public.settings set require_second_factor = false");
    await remove(admin);
    expect(await stepOf(database, admin)).toBeNull();
    expect(await dataOf(as(admin).rpc("count_recovery_codes"))).toBeNull();
  });

  test("lets the service role remove a lost factor, which ends all sessions", async () => {
    expect(await call("forget_second_factor", { p_user: admin.id })).toBe(true);
    expect(await call("forget_second_factor", { p_user: admin.id })).toBe(false);
    expect(await stepOf(database, admin)).toBeUndefined();
    expect(await stepOf(database, await signIn(database, admin.email))).toBeNull();
  });

  test("records second-factor events in the audit log", async () => {
    await end(false);
    await recover(other, "wrong");
    const renewed = await call("renew_recovery_codes", idsOf(admin));
    await recover(other, renewed[0]);
    await remove(other);
    await call("forget_second_factor", { p_user: admin.id });
    expect((await events()).reverse()).toEqual([
      "created second-factor",
      "refused second-factor",
      "refused recovery-code",
      "created recovery-code",
      "deleted recovery-code",
      "deleted second-factor",
    ]);
  });
});

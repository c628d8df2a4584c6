import { beforeEach, expect, test } from "vitest";
import { dataOf, onEachDatabase } from "@/tests/database/support/databases";
import { type Account, signIn, signUp } from "@/tests/database/support/sign-up";
import { age, remember, sessionOf } from "./session-calls";

onEachDatabase((database) => {
  const { as, sql } = database;

  let here: Account;
  let elsewhere: Account;
  let other: Account;
  beforeEach(async () => {
    here = await signUp(database);
    other = await signUp(database);
    await sql("update public.profiles set is_admin = true");
    elsewhere = await signIn(database, here.email);
  });

  const list = () => dataOf(as(here).rpc("list_own_sessions"));
  const end = (p_id?: string) => dataOf(as(here).rpc("end_own_sessions", { p_id }));

  test("lists an admin's own sessions, the current one first, then by last use", async () => {
    await age(database, await signIn(database, here.email), "3 hours", "2 hours");
    await remember(database, elsewhere);
    await age(database, here, "2 hours", "1 hour");
    expect(await list()).toEqual([
      expect.objectContaining({
        id: sessionOf(here),
        browser: null,
        remembered: false,
        current: true,
      }),
      {
        id: sessionOf(elsewhere),
        created_at: expect.any(String),
        used_at: expect.any(String),
        browser: "Firefox on Linux",
        remembered: true,
        current: false,
      },
      expect.objectContaining({ current: false, remembered: false }),
    ]);
  });

  test("does not list ended sessions", async () => {
    await age(database, elsewhere, "13 hours", "0");
    expect(await list()).toMatchObject([{ id: sessionOf(here) }]);
  });

  test("ends another session of the same admin, but not the current one or another user's", async () => {
    expect(await end(sessionOf(here))).toBe(0);
    expect(await end(sessionOf(other))).toBe(0);
    expect(await list()).toHaveLength(2);
    expect(await end(sessionOf(elsewhere))).toBe(1);
    expect(await list()).toMatchObject([{ id: sessionOf(here) }]);
  });

  test("ends all of the admin's other sessions, but no other user's", async () => {
    await signIn(database, here.email);
    expect(await end()).toBe(2);
    expect(await list()).toMatchObject([{ id: sessionOf(here) }]);
    expect(await dataOf(as(other).rpc("list_own_sessions"))).toHaveLength(1);
  });

  test("rejects a browser name that is empty, too long or multi-line", async () => {
    for (const p_browser of ["a".repeat(61), "a\nb", ""]) {
      const details = { p_id: sessionOf(here), p_browser, p_remembered: false };
      const { error } = await as("service").rpc("describe_session", details);
      expect(error, p_browser).not.toBeNull();
    }
  });
});

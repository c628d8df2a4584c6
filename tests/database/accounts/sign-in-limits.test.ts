import { describe, expect, test } from "vitest";
import { atOnce, dataOf, expectBetween, onEachDatabase } from "@/tests/database/support/databases";
import { email, ip, signInCalls } from "./sign-in-calls";

onEachDatabase(({ as, pass, sql }) => {
  const service = as("service");
  const { signIn, succeed } = signInCalls({ as });

  /** Resolves to the seconds to wait, or 0 if the request is allowed. */
  const reset = (p_email = email, p_ip = ip) =>
    dataOf(service.rpc("count_reset", { p_email, p_ip }));

  async function times(count: number, work: () => Promise<number>): Promise<number[]> {
    const waits: number[] = [];
    for (let i = 0; i < count; i++) waits.push(await work());
    return waits;
  }

  const rows = () => sql("select key from private.sign_in_attempts");

  describe("signing in", () => {
    test("allows eight attempts, then doubles the wait after each failure, up to an hour", async () => {
      expect(await times(8, signIn)).toEqual(Array(8).fill(0));
      const waits: number[] = [];
      for (let i = 0; i < 9; i++) {
        const wait = await signIn();
        waits.push(Math.round(wait / 30) * 30);
        await pass(`${wait} seconds`);
        expect(await signIn()).toBe(0);
      }
      expect(waits).toEqual([60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]);
    });

    test("does not extend the wait when retried too early", async () => {
      await times(8, signIn);
      await pass("50 seconds");
      for (const wait of await times(5, signIn)) {
        expectBetween(wait, 0, 10);
      }
      await pass("10 seconds");
      expect(await signIn()).toBe(0);
    });

    test("counts attempts in a sliding ten-minute window", async () => {
      await times(4, signIn);
      await pass("6 minutes");
      await times(3, signIn);
      await pass("5 minutes");
      // Only three attempts fall within the last ten minutes, so five more are allowed.
      expect(await times(5, signIn)).toEqual(Array(5).fill(0));
      expect(await signIn()).toBeGreaterThan(0);
    });

    test("keeps sign-in delays for 24 hours, then resets them", async () => {
      await times(8, signIn);
      await pass("23 hours 59 minutes");
      expect(await times(1, signIn)).toEqual([0]);
      expect(await signIn()).toBeGreaterThan(60);
      await pass("24 hours 1 minute");
      expect(await times(8, signIn)).toEqual(Array(8).fill(0));
    });

    test("resets the count after a success", async () => {
      await times(7, signIn);
      await succeed();
      expect(await times(8, signIn)).toEqual(Array(8).fill(0));
      await succeed();
      expect(await signIn()).toBe(0);
      expect(await rows()).toHaveLength(1);
    });

    test("counts each combination of account and IP separately", async () => {
      await times(9, signIn);
      expect(await signIn(email, "203.0.113.8")).toBe(0);
      expect(await signIn("iris@example.com")).toBe(0);
      await succeed(email, "203.0.113.8");
      await succeed("iris@example.com");
      expect(await signIn()).toBeGreaterThan(0);
    });

    test("ignores case and surrounding spaces in the email", async () => {
      await times(8, signIn);
      expect(await signIn(" INES@Example.com ")).toBeGreaterThan(0);
      await succeed("INES@example.com");
      expect(await signIn()).toBe(0);
    });

    test("distinguishes account and IP pairs whose concatenation is the same", async () => {
      await times(9, () => signIn("a@example.com", "1.2.3.4"));
      expect(await signIn("a@example.com1", ".2.3.4")).toBe(0);
      expect(await signIn('a@example.com", "1.2.3.4', "x")).toBe(0);
    });

    test("allows exactly eight of 20 concurrent attempts", async () => {
      const waits = await atOnce(20, () => signIn());
      expect(waits.filter((wait) => wait === 0)).toHaveLength(8);
    });

    test("allows one of two concurrent attempts once a wait is over", async () => {
      await times(8, signIn);
      await pass("60 seconds");
      const waits = await Promise.all([signIn(), signIn()]);
      expect(Math.min(...waits)).toBe(0);
      expect(Math.max(...waits)).toBeGreaterThan(110);
    });

    test("deletes expired rows of all accounts", async () => {
      await signIn();
      await times(8, () => signIn("iris@example.com"));
      await pass("11 minutes");
      await signIn("other@example.com");
      expect(await rows()).toHaveLength(2);
    });
  });

  describe("requesting a password reset", () => {
    test("is allowed four times an hour per account, from any IP", async () => {
      let host = 1;
      const anywhere = () => reset(email, `203.0.113.${host++}`);
      expect(await times(4, anywhere)).toEqual([0, 0, 0, 0]);
      const wait = await reset("INES@example.com", "203.0.113.99");
      expectBetween(wait, 3590, 3600);
      await pass("1 hour");
      expect(await anywhere()).toBe(0);
    });

    test("is allowed four times an hour per IP, for any account", async () => {
      let name = 1;
      const anyone = () => reset(`person-${name++}@example.com`);
      expect(await times(4, anyone)).toEqual([0, 0, 0, 0]);
      expect(await anyone()).toBeGreaterThan(3590);
      expect(await reset("person-1@example.com", "203.0.113.8")).toBe(0);
    });

    test("does not count towards one limit when rejected by the other", async () => {
      let host = 1;
      await times(4, () => reset(email, `203.0.113.${host++}`));
      // The account's limit rejects these, so they don't count for the IP.
      await times(5, () => reset(email, "203.0.113.50"));
      let name = 1;
      const another = () => reset(`person-${name++}@example.com`, "203.0.113.50");
      expect(await times(4, another)).toEqual([0, 0, 0, 0]);
      // The IP's limit rejects these, so they don't count for the account.
      await times(5, () => reset("iris@example.com", "203.0.113.50"));
      const elsewhere = () => reset("iris@example.com", `203.0.113.${host++}`);
      expect(await times(4, elsewhere)).toEqual([0, 0, 0, 0]);
    });

    test("is allowed exactly four times in 12 concurrent requests", async () => {
      const waits = await atOnce(12, () => reset());
      expect(waits.filter((wait) => wait === 0)).toHaveLength(4);
    });
  });

  test("stores no account or IP in plain text or as a guessable hash", async () => {
    await signIn();
    await reset();
    const keys = await sql(
      `select length(key) as length, key in (
         sha256('ines@example.com'), sha256('203.0.113.7'),
         sha256('["sign-in", "ines@example.com", "203.0.113.7"]'),
         sha256('sign-in-account:ines@example.com'), sha256('sign-in-ip:203.0.113.7'),
         sha256('reset-account:ines@example.com'), sha256('reset-ip:203.0.113.7')
       ) as readable
       from (
         select key from private.sign_in_attempts union all select key from private.limit_hits
       ) as stored`,
    );
    expect(keys).toEqual(Array(5).fill({ length: 32, readable: false }));
  });

  test("allows five sign-ups in ten minutes per IP", async () => {
    const signUp = (p_ip: string) => dataOf(service.rpc("count_sign_up", { p_ip }));
    expect(await times(5, () => signUp(ip))).toEqual([0, 0, 0, 0, 0]);
    expect(await signUp(ip)).toBeGreaterThan(590);
    expect(await signUp("203.0.113.8")).toBe(0);
    await pass("10 minutes");
    expect(await signUp(ip)).toBe(0);
  });

  test.for<[string, string, string]>([
    ["no account", "", ip],
    ["an account of 321 characters", "a".repeat(321), ip],
    ["no IP", email, ""],
    ["an IP of 201 characters", email, "1".repeat(201)],
  ])("rejects %s", async ([_what, email, ip]) => {
    const takeLink = (p_email: string, p_ip: string) =>
      dataOf(service.rpc("take_sign_in_link", { p_email, p_ip }));
    for (const call of [signIn, succeed, reset, takeLink]) {
      await expect(call(email, ip)).rejects.toMatchObject({ code: "22023" });
    }
  });
});

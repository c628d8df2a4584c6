import { describe, expect, test } from "vitest";
import { atOnce, dataOf, expectBetween, onEachDatabase } from "@/tests/database/support/databases";
import { email, ip, signInCalls } from "./sign-in-calls";

onEachDatabase(({ as, pass, sql }) => {
  const service = as("service");
  const { signIn, succeed } = signInCalls({ as });

  /** Answers the seconds to wait, 0 for one that passes. */
  const reset = (p_email = email, p_ip = ip) =>
    dataOf(service.rpc("count_reset", { p_email, p_ip }));

  async function times(count: number, work: () => Promise<number>): Promise<number[]> {
    const waits: number[] = [];
    for (let i = 0; i < count; i++) waits.push(await work());
    return waits;
  }

  const rows = () => sql("select key from private.sign_in_attempts");

  describe("signing in", () => {
    test("passes eight times, then waits twice as long after each failure, up to an hour", async () => {
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

    test("does not lengthen a wait for asking again", async () => {
      await times(8, signIn);
      await pass("50 seconds");
      for (const wait of await times(5, signIn)) {
        expectBetween(wait, 0, 10);
      }
      await pass("10 seconds");
      expect(await signIn()).toBe(0);
    });

    test("counts the sign-ins of ten minutes, wherever they begin", async () => {
      await times(4, signIn);
      await pass("6 minutes");
      await times(3, signIn);
      await pass("5 minutes");
      // Three of the last ten minutes are left: five more pass.
      expect(await times(5, signIn)).toEqual(Array(5).fill(0));
      expect(await signIn()).toBeGreaterThan(0);
    });

    test("remembers the waits over night, and forgets them after a day", async () => {
      await times(8, signIn);
      await pass("23 hours 59 minutes");
      expect(await times(1, signIn)).toEqual([0]);
      expect(await signIn()).toBeGreaterThan(60);
      await pass("24 hours 1 minute");
      expect(await times(8, signIn)).toEqual(Array(8).fill(0));
    });

    test("starts afresh after a success", async () => {
      await times(7, signIn);
      await succeed();
      expect(await times(8, signIn)).toEqual(Array(8).fill(0));
      await succeed();
      expect(await signIn()).toBe(0);
      expect(await rows()).toHaveLength(1);
    });

    test("counts an account from each ip, and each account, for itself", async () => {
      await times(9, signIn);
      expect(await signIn(email, "203.0.113.8")).toBe(0);
      expect(await signIn("iris@example.com")).toBe(0);
      await succeed(email, "203.0.113.8");
      await succeed("iris@example.com");
      expect(await signIn()).toBeGreaterThan(0);
    });

    test("takes an email in capitals, or with blanks around it, for the same account", async () => {
      await times(8, signIn);
      expect(await signIn(" INES@Example.com ")).toBeGreaterThan(0);
      await succeed("INES@example.com");
      expect(await signIn()).toBe(0);
    });

    test("never takes one account and ip for another by how they join", async () => {
      await times(9, () => signIn("a@example.com", "1.2.3.4"));
      expect(await signIn("a@example.com1", ".2.3.4")).toBe(0);
      expect(await signIn('a@example.com", "1.2.3.4', "x")).toBe(0);
    });

    test("lets exactly eight of many at once pass", async () => {
      const waits = await atOnce(20, () => signIn());
      expect(waits.filter((wait) => wait === 0)).toHaveLength(8);
    });

    test("lets one of two at once pass when a wait is over", async () => {
      await times(8, signIn);
      await pass("60 seconds");
      const waits = await Promise.all([signIn(), signIn()]);
      expect(Math.min(...waits)).toBe(0);
      expect(Math.max(...waits)).toBeGreaterThan(110);
    });

    test("clears what is long over, whosever it was", async () => {
      await signIn();
      await times(8, () => signIn("iris@example.com"));
      await pass("11 minutes");
      await signIn("other@example.com");
      expect(await rows()).toHaveLength(2);
    });
  });

  describe("asking for a new password", () => {
    test("is possible four times an hour for an account, from wherever", async () => {
      let host = 1;
      const anywhere = () => reset(email, `203.0.113.${host++}`);
      expect(await times(4, anywhere)).toEqual([0, 0, 0, 0]);
      const wait = await reset("INES@example.com", "203.0.113.99");
      expectBetween(wait, 3590, 3600);
      await pass("1 hour");
      expect(await anywhere()).toBe(0);
    });

    test("is possible four times an hour for an ip, for whomever", async () => {
      let name = 1;
      const anyone = () => reset(`person-${name++}@example.com`);
      expect(await times(4, anyone)).toEqual([0, 0, 0, 0]);
      expect(await anyone()).toBeGreaterThan(3590);
      expect(await reset("person-1@example.com", "203.0.113.8")).toBe(0);
    });

    test("is not counted where it is refused", async () => {
      let host = 1;
      await times(4, () => reset(email, `203.0.113.${host++}`));
      // Refused for the account: costs the ip none of its four.
      await times(5, () => reset(email, "203.0.113.50"));
      let name = 1;
      const another = () => reset(`person-${name++}@example.com`, "203.0.113.50");
      expect(await times(4, another)).toEqual([0, 0, 0, 0]);
      // Refused for the ip: costs the account none of its four.
      await times(5, () => reset("iris@example.com", "203.0.113.50"));
      const elsewhere = () => reset("iris@example.com", `203.0.113.${host++}`);
      expect(await times(4, elsewhere)).toEqual([0, 0, 0, 0]);
    });

    test("lets exactly four of many at once pass", async () => {
      const waits = await atOnce(12, () => reset());
      expect(waits.filter((wait) => wait === 0)).toHaveLength(4);
    });
  });

  test("keeps neither account nor ip in the clear, nor as a hash that could be tried", async () => {
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

  test("lets an ip sign up five times in ten minutes", async () => {
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
    ["no ip", email, ""],
    ["an ip of 201 characters", email, "1".repeat(201)],
  ])("refuses %s", async ([_what, email, ip]) => {
    const takeLink = (p_email: string, p_ip: string) =>
      dataOf(service.rpc("take_sign_in_link", { p_email, p_ip }));
    for (const call of [signIn, succeed, reset, takeLink]) {
      await expect(call(email, ip)).rejects.toMatchObject({ code: "22023" });
    }
  });
});

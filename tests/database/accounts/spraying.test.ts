import { describe, expect, test } from "vitest";
import { atOnce, dataOf, expectBetween, onEachDatabase } from "@/tests/database/support/databases";
import { email, ip, signInCalls } from "./sign-in-calls";

onEachDatabase(({ as, pass, sql }) => {
  const service = as("service");
  const { signIn, succeed } = signInCalls({ as });

  const takeLink = (p_email = email, p_ip = ip) =>
    dataOf(service.rpc("take_sign_in_link", { p_email, p_ip }));
  const forgetLink = (p_email = email) => dataOf(service.rpc("forget_sign_in_link", { p_email }));
  const account = (number: number) => `person-${number}@example.com`;

  /** Makes `count` attempts and returns their waits; `*` becomes the attempt's number. */
  async function many(count: number, p_email: string, p_ip: string): Promise<number[]> {
    const rows = await sql<{ wait: number }>(
      `select public.begin_sign_in(replace($1, '*', n::text), replace($2, '*', n::text)) as wait
       from generate_series(1, $3::integer) as n`,
      p_email,
      p_ip,
      count,
    );
    return rows.map(({ wait }) => wait);
  }
  const passed = (waits: number[]) => waits.filter((wait) => wait === 0).length;
  const hits = () => sql("select count(*)::int as count from private.limit_hits");

  describe("signing in", () => {
    test("allows one IP to try 30 of 60 accounts, and more after ten minutes", async () => {
      const waits = await atOnce(60, (number) => signIn(account(number)));
      expect(passed(waits)).toBe(30);
      expectBetween(Math.max(...waits), 580, 600);
      expect(await signIn(account(0), "203.0.113.8")).toBe(0);
      await pass("10 minutes");
      expect(await signIn(account(60))).toBe(0);
    });

    test("allows 50 of 500 attempts on one account in an hour, from any IP", async () => {
      const waits: number[] = [];
      for (let round = 1; round <= 10; round++) {
        waits.push(...(await many(50, email, `host ${round}-*`)));
        await pass("5 minutes");
      }
      expect(passed(waits)).toBe(50);
      expectBetween(Math.max(...waits), 3200, 3600);
      await pass("10 minutes");
      expect(await signIn(" INES@Example.com ")).toBe(0);
    });

    test("does not count attempts for the IP when the account's limit rejects them", async () => {
      await many(50, email, "host *");
      expect(passed(await many(30, email, ip))).toBe(0);
      expect(passed(await many(31, "person-*@example.com", ip))).toBe(30);
    });

    test("removes only the successful attempt from the count", async () => {
      await many(29, "person-*@example.com", ip);
      const counted = await hits();
      for (let count = 0; count < 3; count++) {
        expect(await signIn()).toBe(0);
        await succeed();
        expect(await hits()).toEqual(counted);
      }
      expect(await signIn()).toBe(0);
      expect(await signIn()).toBeGreaterThan(0);
      expect(await signIn(email, "203.0.113.8")).toBe(0);
    });
  });

  describe("a sign-in link", () => {
    test("is sent to an account once an hour, whichever IP requests it", async () => {
      const links = await atOnce(12, (number) => takeLink(email, `host ${number}`));
      expect(links.toSorted()).toEqual(["due", ...Array(11).fill("sent")]);
      expect(await takeLink(" INES@example.com")).toBe("sent");
      await pass("1 hour");
      expect(await takeLink()).toBe("due");
    });

    test("is sent again once it has been used", async () => {
      await takeLink();
      await forgetLink("INES@example.com");
      expect(await takeLink()).toBe("due");
      expect(await takeLink()).toBe("sent");
    });

    test("is sent to ten accounts an hour per IP, without counting rejected requests", async () => {
      const links: string[] = [];
      for (let number = 0; number < 12; number++) links.push(await takeLink(account(number)));
      expect(links).toEqual([...Array(10).fill("due"), "limited", "limited"]);
      expect(await takeLink(account(11), "203.0.113.8")).toBe("due");
    });
  });
});

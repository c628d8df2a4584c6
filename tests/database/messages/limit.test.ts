import { beforeEach, describe, expect, test } from "vitest";
import { onEachDatabase } from "@/tests/database/support/databases";
import { clearMessages, stored, submit } from "./calls";

onEachDatabase((database) => {
  const { sql } = database;
  beforeEach(() => clearMessages(database));

  describe("the limit", () => {
    test("stores exactly 5 of 20 at once from one address", async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, i) => submit(database, { p_message: `Number ${i}` })),
      );
      expect(answers.filter(({ status }) => status === "stored")).toHaveLength(5);
      expect(answers.filter(({ status }) => status === "limited")).toHaveLength(15);
      expect(await stored(database)).toEqual({ messages: 5, mails: 6 });
    });

    test("tells the seconds to wait, and lets the next one in after them", async () => {
      for (let i = 0; i < 5; i++) await submit(database, { p_message: `Number ${i}` });
      const limited = await submit(database, { p_message: "Number 5" });
      expect(limited).toEqual({ status: "limited", retry_after: expect.any(Number) });
      expect(limited.retry_after).toBeGreaterThan(580);
      expect(limited.retry_after).toBeLessThanOrEqual(600);

      const step = "make_interval(secs => $1)";
      await sql(
        `update private.limit_hits set hit_at = hit_at - ${step}, expires_at = expires_at - ${step}`,
        limited.retry_after,
      );
      expect(await submit(database, { p_message: "Number 5" })).toMatchObject({ status: "stored" });
    });

    test("is for one address, not for all", async () => {
      for (let i = 0; i < 5; i++) await submit(database, { p_message: `Number ${i}` });
      expect(await submit(database, { p_message: "Mine", p_ip: "203.0.113.2" })).toMatchObject({
        status: "stored",
      });
    });
  });
});

import { beforeEach, describe, expect, test } from "vitest";
import { atOnce, expectBetween, onEachDatabase, tally } from "@/tests/database/support/databases";
import { MAIL, RECEIPT, submit } from "./calls";

onEachDatabase((database) => {
  const { clear, count, pass, sql } = database;
  beforeEach(() => clear("messages"));

  const stored = () => count("messages", "email_outbox");

  test("stores a message once, with its two mails", async () => {
    const answer = await submit(database);
    expect(answer).toEqual({ status: "stored", id: expect.any(String) });
    expect(
      await sql(
        "select id, user_name, user_email, user_company, message, read_at, is_spam from public.messages",
      ),
    ).toEqual([
      {
        id: answer.id,
        user_name: "Ines Example",
        user_email: "ines@example.com",
        user_company: "Example Ltd",
        message: "Hello.",
        read_at: null,
        is_spam: false,
      },
    ]);
    const mails = await sql(
      "select kind, to_address, reply_to, subject, html, text, headers, status, attempts, next_attempt_at <= now() as due from public.email_outbox order by kind",
    );
    const expected = [MAIL, { reply_to: null, headers: {}, ...RECEIPT }];
    const queued = { status: "pending", attempts: 0, due: true };
    expect(mails).toEqual(
      expected.map(({ to, ...mail }) => ({ ...mail, to_address: to, ...queued })),
    );
  });

  test.for([null, ""])("takes a message without a company (%j)", async (p_company) => {
    expect(await submit(database, { p_company })).toMatchObject({ status: "stored" });
    expect(await sql("select user_company from public.messages")).toEqual([{ user_company: null }]);
  });

  describe("the same again", () => {
    test("is answered with the first one, and stores and mails nothing", async () => {
      const { id } = await submit(database);
      for (const changes of [{}, { p_email: "INES@example.com" }, { p_ip: "203.0.113.2" }]) {
        expect(await submit(database, changes)).toEqual({ status: "duplicate", id });
      }
      expect(await stored()).toEqual({ messages: 1, email_outbox: 2 });
    });

    test("is stored once when it arrives many times at once", async () => {
      // While nothing can be inserted, none of the six can find another one stored.
      const held = sql(
        "do $$ begin lock table public.messages in share mode; perform pg_sleep(0.6); end $$",
      );
      await new Promise((resolve) => setTimeout(resolve, 100));
      const answers = await atOnce(6, () => submit(database));
      await held;
      expect(tally(answers)).toEqual({ stored: 1, duplicate: 5 });
      expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
      expect(await stored()).toEqual({ messages: 1, email_outbox: 2 });
    });

    test("uses up nothing of the limit", async () => {
      for (let i = 0; i < 8; i++) await submit(database);
      const other = await submit(database, { p_message: "Something else." });
      expect(other).toMatchObject({ status: "stored" });
    });

    test("is a new message after 24 hours", async () => {
      await submit(database);
      await sql("update public.messages set created_at = now() - interval '23 hours 59 minutes'");
      expect(await submit(database)).toMatchObject({ status: "duplicate" });
      await sql("update public.messages set created_at = now() - interval '24 hours 1 minute'");
      expect(await submit(database)).toMatchObject({ status: "stored" });
    });

    test.for([
      { p_message: "Hello!" },
      { p_name: "Iris Example" },
      { p_email: "iris@example.com" },
      { p_company: null },
    ])("is another message with %j", async (changes) => {
      await submit(database);
      expect(await submit(database, changes)).toMatchObject({ status: "stored" });
    });
  });

  describe("the limit", () => {
    const write = (number: number, changes: object = {}) =>
      submit(database, { p_message: `Number ${number}`, ...changes });

    test("stores exactly 5 of 20 at once from one address", async () => {
      const answers = await atOnce(20, (number) => write(number));
      expect(tally(answers)).toEqual({ stored: 5, limited: 15 });
      expect(await stored()).toEqual({ messages: 5, email_outbox: 6 });
    });

    test("tells the seconds to wait, lets in the next one after them, and another address at once", async () => {
      for (let i = 0; i < 5; i++) await write(i);
      const limited = await write(5);
      expect(limited).toEqual({ status: "limited", retry_after: expect.any(Number) });
      expectBetween(limited.retry_after, 580, 600);
      expect(await write(6, { p_ip: "203.0.113.2" })).toMatchObject({ status: "stored" });

      await pass(`${limited.retry_after} seconds`);
      expect(await write(5)).toMatchObject({ status: "stored" });
    });
  });
});

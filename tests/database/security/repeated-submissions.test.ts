import { describe, expect, test } from "vitest";
import { book, cancel, confirm, reschedule, slot } from "@/tests/database/bookings/calls";
import { submit } from "@/tests/database/messages/calls";
import { newsletter } from "@/tests/database/newsletter/calls";
import { atOnce, onEachDatabase, type TestDatabase } from "@/tests/database/support/databases";
import { join } from "@/tests/database/waitlist/calls";

type Send = (database: TestDatabase, changes: object) => ReturnType<Response["json"]>;

/** Each call has different values, so only the key identifies a repeat. */
const forms: [table: string, send: Send, other: (number: number) => object][] = [
  ["messages", submit, (number) => ({ p_message: `Number ${number}` })],
  ["waitlist", join, (number) => ({ p_email: `ines-${number}@example.com` })],
  [
    "subscribers",
    (database, changes) => newsletter(database).subscribe(changes),
    (number) => ({ p_email: `ines-${number}@example.com` }),
  ],
  ["bookings", book, (number) => ({ ...slot(number), p_email: `ines-${number}@example.com` })],
];

onEachDatabase((database) => {
  const { count, pass, sql } = database;

  describe.for(forms)("%s with the same key", ([table, sendTo, other]) => {
    const p_key = "a key";
    const send = (number: number, changes: object = { p_key }) =>
      sendTo(database, { p_ip: "203.0.113.1", ...other(number), ...changes });
    const stored = async () => (await count(table))[table];

    test("are stored once with the same response, even if concurrent or past the limit", async () => {
      const [first, ...others] = await atOnce(6, (number) => send(number));
      expect(first.status).toMatch(/^(stored|accepted|booked)$/);
      for (const answer of others) expect(answer).toEqual(first);
      for (let number = 10; number < 15; number++) await send(number, {});
      const before = await count(table, "email_outbox");
      expect((await send(15, {})).status).toBe("limited");
      expect(await send(16)).toEqual(first);
      expect(await count(table, "email_outbox")).toEqual(before);
    });

    test("are stored if an earlier submission was rejected", async () => {
      expect(await send(0, { p_key, p_mails: [] })).toMatchObject({ code: "22023" });
      await send(1);
      expect(await stored()).toBe(1);
    });

    test("are stored again after more than an hour", async () => {
      await send(0);
      await pass("61 minutes");
      await send(1);
      await send(2);
      expect(await stored()).toBe(2);
    });

    test.for([0, 201])("are rejected with a key of %i characters", async (length) => {
      expect(await send(0, { p_key: "k".repeat(length) })).toMatchObject({ code: "22023" });
    });
  });

  test("stores no keys or responses in readable form", async () => {
    await submit(database, { p_key: "a key" });
    const [row] = await sql<{ kept: string }>(
      "select encode(key, 'escape') || answer::text as kept from private.submissions",
    );
    expect(row?.kept).not.toMatch(/a key|ines|Hello/i);
  });

  test("sends a new link if the subscriber has since unsubscribed", async () => {
    const { subscribe, confirm, unsubscribe, list, mails } = newsletter(database);
    const [p_key, p_confirmation] = ["a key", crypto.randomUUID()];
    await subscribe({ p_key, p_confirmation });
    await confirm(p_confirmation);
    const sent = await mails();
    await subscribe({ p_key });
    expect(await mails()).toEqual(sent);
    await unsubscribe((await list())[0]?.id ?? "");
    await subscribe({ p_key });
    expect(await mails()).toHaveLength(sent.length + 1);
  });

  describe("a booking repeated with the same key", () => {
    const again = () => book(database, { p_key: "a key" });

    test("returns the first booking even if rescheduled, and a new one once it is cancelled", async () => {
      const first = await again();
      await reschedule(database, first.id);
      expect(await again()).toEqual(first);
      await cancel(database, first.id, 1);
      expect((await again()).id).not.toBe(first.id);
      expect(await count("bookings")).toEqual({ bookings: 2 });
    });

    test("is held once, and again after the hold expires", async () => {
      for (const number of [1, 2]) await book(database, slot(number));
      const held = await again();
      expect(held.status).toBe("held");
      expect(await again()).toEqual(held);
      await pass("30 minutes");
      expect((await again()).id).not.toBe(held.id);
    });
  });

  describe("the form behind an emailed link", () => {
    const mails = async () => (await count("email_outbox")).email_outbox;

    test("reschedules a booking once, with the same response, however often it is submitted", async () => {
      const { id } = await book(database);
      const answers = await atOnce(6, () => reschedule(database, id));
      for (const answer of answers) expect(answer).toEqual({ status: "rescheduled" });
      expect(await mails()).toBe(4);
      expect(await sql("select sequence from public.bookings")).toEqual([{ sequence: 1 }]);
      expect(await reschedule(database, id, { p_sequence: 1 })).toEqual({ status: "rescheduled" });
      expect(await reschedule(database, id)).toEqual({ status: "changed" });
    });

    test("confirms a held booking once, however often it is submitted", async () => {
      for (const number of [1, 2]) await book(database, slot(number));
      const { id } = await book(database);
      const before = await mails();
      await atOnce(6, () => confirm(database, id));
      expect(await mails()).toBe((before ?? 0) + 2);
    });
  });
});

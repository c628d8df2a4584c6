import { beforeEach, describe, expect, test } from "vitest";
import { atOnce, expectBetween, onEachDatabase, tally } from "@/tests/database/support/databases";
import { book, bookingMails, cancel, confirm, holdMails, reschedule, slot } from "./calls";

onEachDatabase((database) => {
  const { call, count, pass, sql } = database;

  /** Books slot `number` as the visitor with these email and IP numbers. */
  const bookAs = (number: number, email: number, ip: number) =>
    book(database, {
      ...slot(number),
      p_email: `guest-${email}@example.com`,
      p_ip: `203.0.113.${ip}`,
    });
  const takenSlots = async () =>
    (
      await call("list_taken_slots", {
        p_from: "2041-01-01T00:00:00Z",
        p_until: "2041-02-01T00:00:00Z",
        p_ip: crypto.randomUUID(),
      })
    ).taken.length;
  const statuses = async () => tally(await sql("select status from public.bookings"));

  /** Books slots `first` to `last` in one statement; `email` and `ip` are SQL expressions. */
  const bookMany = (email: string, ip: string, first: number, last: number) =>
    sql<{ status: string }>(
      `select public.book_consultation(
         gen_random_uuid(), start, start + interval '30 minutes', 'Guest', ${email}, '', 'UTC', '',
         ${ip}, $1::jsonb, $2::jsonb
       ) ->> 'status' as status
       from generate_series($3::integer, $4::integer) as number,
         lateral (select timestamptz '2041-01-01Z' + number * interval '30 minutes') as slot (start)`,
      JSON.stringify(bookingMails),
      JSON.stringify(holdMails),
      first,
      last,
    );

  const senders = [
    ["one IP with 300 emails", "'guest-' || number || '@example.com'", "'203.0.113.0'"],
    ["one mailbox from 300 IPs", "'Guest+' || number || '@Example.com'", "'203.0.113.' || number"],
  ] as const;

  test.for(senders)("confirms two and holds two of 300 bookings by %s", async ([, email, ip]) => {
    const answers = await bookMany(email, ip, 0, 299);
    expect(tally(answers)).toEqual({ booked: 2, held: 2, limited: 296 });
    expect(await statuses()).toEqual({ confirmed: 2, held: 2 });
    await pass("30 minutes");
    expect(await takenSlots()).toBe(2);
  });

  test.for(senders)("lets %s take at most four slots over ten hours", async (row) => {
    const [, email, ip] = row;
    for (let first = 0; first < 300; first += 15) {
      await bookMany(email, ip, first, first + 14);
      expect(await takenSlots()).toBeLessThanOrEqual(4);
      await pass("30 minutes");
    }
    expect((await statuses()).confirmed).toBe(2);
  });

  test("confirms two and holds two of 12 concurrent bookings by one IP", async () => {
    const answers = await atOnce(12, (number) => bookAs(number, number, 0));
    expect(tally(answers)).toEqual({ booked: 2, held: 2, limited: 8 });
  });

  test("confirms another visitor's booking while others are held", async () => {
    await atOnce(5, (number) => bookAs(number, 0, 0));
    expect(await bookAs(5, 1, 1)).toMatchObject({ status: "booked" });
  });

  test("confirms another booking once an earlier one is cancelled or over", async () => {
    const [first, second] = await atOnce(2, (number) => bookAs(number, 0, 0));
    await cancel(database, first.id);
    expect(await bookAs(2, 0, 0)).toMatchObject({ status: "booked" });
    await sql(
      "update public.bookings set starts_at = now() - interval '1 hour', ends_at = now() where id = $1",
      second.id,
    );
    expect(await bookAs(3, 0, 0)).toMatchObject({ status: "booked" });
    expect(await bookAs(4, 0, 0)).toMatchObject({ status: "held" });
  });

  test("sends at most four hold confirmations a day to one mailbox", async () => {
    const answers = [];
    for (let number = 0; number < 40; number++) {
      answers.push(await bookAs(number, 0, number));
      await pass("30 minutes");
    }
    expect(tally(answers)).toEqual({ booked: 2, held: 4, limited: 34 });
    expectBetween(answers.at(-1).retry_after, 3 * 3600, 24 * 3600);
    await pass("5 hours");
    expect(await bookAs(40, 0, 40)).toMatchObject({ status: "held" });
  });

  test("stores IPs only as hashes, and only until the appointment", async () => {
    const hashes = () => sql("select encode(ip_hash, 'hex') as hash from private.booking_ips");
    const [first] = await atOnce(2, (number) => bookAs(number, 0, 0));
    expect(await hashes()).toHaveLength(2);
    const [{ hash } = {}] = await hashes();
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    await cancel(database, first.id);
    await sql(
      "update public.bookings set starts_at = now() - interval '1 hour', ends_at = now() where status = 'confirmed'",
    );
    await sql("select public.expire_bookings()");
    expect(await hashes()).toEqual([]);
    expect(await statuses()).toEqual({ confirmed: 1, cancelled: 1 });
  });

  describe("a held slot", () => {
    let held: { id: string; status: string; held_until: string };
    beforeEach(async () => {
      await atOnce(2, (number) => bookAs(number, 0, 0));
      await sql("delete from public.email_outbox");
      held = await bookAs(2, 0, 0);
    });
    const kinds = async () =>
      (await sql("select kind from public.email_outbox order by kind")).map(({ kind }) => kind);

    test("reports its expiry and queues one confirmation email, even if requested twice", async () => {
      expect(held).toMatchObject({ status: "held", id: expect.any(String) });
      expectBetween((Date.parse(held.held_until) - Date.now()) / 60_000, 29, 30.1);
      expect(await bookAs(2, 0, 0)).toEqual(held);
      expect(await kinds()).toEqual(holdMails.map(({ kind }) => kind));
    });

    test("is unavailable to others for 30 minutes", async () => {
      expect(await takenSlots()).toBe(3);
      expect(await bookAs(2, 1, 1)).toEqual({ status: "taken" });
      await pass("30 minutes");
      expect(await takenSlots()).toBe(2);
      expect(await bookAs(2, 1, 1)).toMatchObject({ status: "booked" });
    });

    test("is confirmed once, with one set of emails, by concurrent requests", async () => {
      const answers = await atOnce(6, () => confirm(database, held.id));
      expect(tally(answers)).toEqual({ confirmed: 1, used: 5 });
      expect(await statuses()).toEqual({ confirmed: 3 });
      expect(await kinds()).toEqual(["booking-booked", "booking-booked-notice", "booking-held"]);
      expect(await reschedule(database, held.id)).toEqual({ status: "rescheduled" });
    });

    test("cannot be confirmed after it expires and someone else books it", async () => {
      await pass("30 minutes");
      const next = await bookAs(2, 1, 1);
      expect(await confirm(database, held.id)).toEqual({ status: "missing" });
      expect(await confirm(database, next.id)).toEqual({ status: "used" });
      expect(await statuses()).toEqual({ confirmed: 3 });
    });

    test("is either confirmed or booked by someone else as it expires, never both", async () => {
      await pass("29 minutes 59.9 seconds");
      const [confirmed, ...others] = await Promise.all([
        confirm(database, held.id),
        ...Array.from({ length: 5 }, (_, index) => bookAs(2, 1 + index, 1 + index)),
      ]);
      const won = [confirmed, ...others].filter(({ status }) =>
        /^(confirmed|booked)$/.test(status),
      );
      expect(won.length).toBeLessThanOrEqual(1);
      expect((await statuses()).confirmed).toBe(2 + won.length);
    });

    test("stays held when a change or its emails are rejected", async () => {
      expect(await reschedule(database, held.id)).toEqual({ status: "changed" });
      expect(await cancel(database, held.id)).toEqual({ status: "changed" });
      expect(await confirm(database, held.id, [])).toMatchObject({ code: "22023" });
      expect(await statuses()).toEqual({ confirmed: 2, held: 1 });
    });

    test("is left out of the dashboard and counts towards the limit of two holds", async () => {
      const dashboard = await database.as("admin").rpc("admin_dashboard");
      expect(JSON.stringify(dashboard.data)).not.toContain(held.id);
      expect(await bookAs(3, 0, 0)).toMatchObject({ status: "held" });
      const limited = await bookAs(4, 0, 0);
      expect(limited).toEqual({ status: "limited", retry_after: expect.any(Number) });
      expectBetween(limited.retry_after, 1_700, 1_800);
    });
  });

  test("stores no booking if its hold email is invalid", async () => {
    await atOnce(2, (number) => bookAs(number, 0, 0));
    const bad = { p_hold_mails: [{ ...holdMails[0], to: "nobody" }] };
    expect(
      (await book(database, { ...slot(2), p_email: "guest-0@example.com", ...bad })).code,
    ).toMatch(/^2/);
    expect(await count("bookings")).toEqual({ bookings: 2 });
  });
});

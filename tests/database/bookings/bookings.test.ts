import { beforeEach, describe, expect, test } from "vitest";
import { atOnce, onEachDatabase, tally } from "@/tests/database/support/databases";
import { book, bookingMails, cancel, guest, reschedule, slot } from "./calls";

const iris = { p_email: "iris@example.com" };
const overlapping = { p_starts_at: "2041-01-01T13:15:00Z", p_ends_at: "2041-01-01T13:45:00Z" };

onEachDatabase((database) => {
  const { call, count, sql } = database;

  test("stores a booking with its two emails and their invitations", async () => {
    const { id, status } = await book(database);
    expect(status).toBe("booked");
    const rows = await sql(
      `select id, name as p_name, email as p_email, note as p_note, time_zone as p_time_zone,
         plan as p_plan, status, sequence from public.bookings`,
    );
    expect(rows).toEqual([{ id, ...guest, status: "confirmed", sequence: 0 }]);
    const mails = await sql("select attachments from public.email_outbox");
    expect(mails).toEqual(bookingMails.map(({ attachments }) => ({ attachments })));
  });

  test("accepts a booking without a note or plan", async () => {
    expect(await book(database, { p_note: "", p_plan: "" })).toMatchObject({ status: "booked" });
    const rows = await sql("select note, plan from public.bookings");
    expect(rows).toEqual([{ note: null, plan: null }]);
  });

  describe("the same slot", () => {
    test("is booked by one of 40 concurrent requests and reported as taken to the rest", async () => {
      const answers = await atOnce(40, (number) =>
        book(database, { p_email: `guest-${number}@example.com`, p_ip: `203.0.113.${number}` }),
      );
      expect(tally(answers)).toEqual({ booked: 1, taken: 39 });
      expect(await count("bookings", "email_outbox")).toEqual({ bookings: 1, email_outbox: 2 });
    });

    test("is taken for a partly overlapping booking, but not for an adjacent one", async () => {
      await book(database);
      expect(await book(database, { ...overlapping, ...iris })).toEqual({ status: "taken" });
      expect(await book(database, slot(1))).toMatchObject({ status: "booked" });
    });

    test("cannot be stored twice, even by a direct insert", async () => {
      await book(database);
      const copy = `insert into public.bookings (starts_at, ends_at, name, email, time_zone)
        select starts_at, ends_at, name, email, time_zone from public.bookings`;
      await expect(sql(copy)).rejects.toMatchObject({ code: "23P01" });
    });

    test("is free again once the booking is cancelled", async () => {
      const { id } = await book(database);
      await cancel(database, id);
      expect(await book(database, iris)).toMatchObject({ status: "booked" });
    });
  });

  describe("the list of taken slots", () => {
    const takenSlots = (p_until = "2041-02-01T00:00:00Z") =>
      call("list_taken_slots", { p_from: "2041-01-01T00:00:00Z", p_until, p_ip: "203.0.113.1" });

    test("contains only the times of confirmed bookings in the range", async () => {
      await book(database);
      const { id } = await book(database, slot(2));
      await cancel(database, id);
      const nextYear = { p_starts_at: "2042-01-01T13:00:00Z", p_ends_at: "2042-01-01T13:30:00Z" };
      await book(database, nextYear);
      const { status, taken } = await takenSlots();
      expect(status).toBe("listed");
      const fields = taken.map((entry: object) => Object.keys(entry).sort());
      expect(fields).toEqual([["ends_at", "starts_at"]]);
      expect(new Date(taken[0].starts_at).toISOString()).toBe(slot(0).p_starts_at);
    });

    test("is limited to about a year and 60 requests a minute", async () => {
      expect(await takenSlots("2045-01-01T00:00:00Z")).toMatchObject({ code: "22023" });
      for (let i = 0; i < 60; i++) expect((await takenSlots()).status).toBe("listed");
      expect(await takenSlots()).toEqual({ status: "limited", retry_after: expect.any(Number) });
    });
  });

  describe("an existing booking", () => {
    let id: string;
    beforeEach(async () => {
      ({ id } = await book(database));
    });

    const row = async () =>
      (await sql("select status, sequence, starts_at from public.bookings where id = $1", id))[0];

    test("is cancelled once, with one set of emails, by concurrent requests", async () => {
      const answers = await atOnce(6, () => cancel(database, id));
      expect(tally(answers)).toEqual({ cancelled: 1, changed: 5 });
      expect(await count("bookings", "email_outbox")).toEqual({ bookings: 1, email_outbox: 4 });
      expect(await row()).toMatchObject({ status: "cancelled", sequence: 1 });
    });

    test("cannot be cancelled once it has begun", async () => {
      await sql(
        "update public.bookings set starts_at = now() - interval '1 minute', ends_at = now() + interval '29 minutes'",
      );
      expect(await cancel(database, id)).toEqual({ status: "past" });
      expect(await row()).toMatchObject({ status: "confirmed" });
      expect(await count("bookings", "email_outbox")).toEqual({ bookings: 1, email_outbox: 2 });
    });

    test("stays unchanged when a change is rejected", async () => {
      expect(await cancel(database, crypto.randomUUID())).toEqual({ status: "missing" });
      expect(await cancel(database, id, 0, [])).toMatchObject({ code: "22023" });
      const past = { p_starts_at: "2020-01-01T13:00:00Z", p_ends_at: "2020-01-01T13:30:00Z" };
      expect(await reschedule(database, id, past)).toMatchObject({ code: "22023" });
      await book(database, { ...slot(5), ...iris });
      expect(await reschedule(database, id)).toEqual({ status: "taken" });
      expect(await row()).toMatchObject({ status: "confirmed", sequence: 0 });
    });

    test("increments its sequence and frees the old slot when rescheduled", async () => {
      expect(await reschedule(database, id)).toEqual({ status: "rescheduled" });
      const moved = await row();
      expect(moved).toMatchObject({ status: "confirmed", sequence: 1 });
      expect(new Date(String(moved?.starts_at)).toISOString()).toBe(slot(5).p_starts_at);
      expect(await book(database, iris)).toMatchObject({ status: "booked" });
    });

    test("can be rescheduled to overlap its old time", async () => {
      expect(await reschedule(database, id, overlapping)).toEqual({ status: "rescheduled" });
    });

    test("cannot be changed through a link that predates the last change", async () => {
      await reschedule(database, id);
      expect(await reschedule(database, id, slot(7))).toEqual({ status: "changed" });
      expect(await cancel(database, id, 0)).toEqual({ status: "changed" });
      expect(await cancel(database, id, 1)).toEqual({ status: "cancelled" });
    });

    test("cannot share a slot with another booking rescheduled to it concurrently", async () => {
      const other = (await book(database, { ...slot(2), ...iris })).id;
      const answers = await Promise.all([reschedule(database, id), reschedule(database, other)]);
      expect(answers.map(({ status }) => status).sort()).toEqual(["rescheduled", "taken"]);
    });

    test("counts towards the limit when rescheduled", async () => {
      for (let number = 10; number < 14; number++) await book(database, slot(number));
      expect(await reschedule(database, id)).toMatchObject({ status: "limited" });
    });
  });
});

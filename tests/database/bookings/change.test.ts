import { beforeEach, describe, expect, test } from "vitest";
import { atOnce, onEachDatabase, tally } from "@/tests/database/support/databases";
import { book, cancel, counts, reschedule, slot } from "./calls";

const IRIS = { p_email: "iris@example.com" };

onEachDatabase((database) => {
  const { sql } = database;
  let id: string;
  beforeEach(async () => {
    await database.clear("bookings");
    ({ id } = await book(database));
  });

  const row = async () =>
    (await sql("select status, sequence, starts_at from public.bookings where id = $1", id))[0];

  describe("cancelling", () => {
    test("happens once, with its mails, however often it is asked for at once", async () => {
      const answers = await atOnce(6, () => cancel(database, id));
      expect(tally(answers)).toEqual({ cancelled: 1, changed: 5 });
      expect(await counts(database)).toEqual({ confirmed: 0, mails: 4 });
      expect(await row()).toMatchObject({ status: "cancelled", sequence: 1 });
    });

    test("of a booking that is not there says so", async () => {
      expect(await cancel(database, crypto.randomUUID())).toEqual({ status: "missing" });
    });

    test("of one that has begun does nothing", async () => {
      await sql(
        "update public.bookings set starts_at = now() - interval '1 minute', ends_at = now() + interval '29 minutes'",
      );
      expect(await cancel(database, id)).toEqual({ status: "past" });
      expect(await counts(database)).toEqual({ confirmed: 1, mails: 2 });
    });

    test("changes nothing when its mails cannot be queued", async () => {
      expect(await cancel(database, id, 0, [])).toMatchObject({ code: "22023" });
      expect(await row()).toMatchObject({ status: "confirmed", sequence: 0 });
    });
  });

  describe("rescheduling", () => {
    test("moves the booking, counts the change and frees the old time", async () => {
      expect(await reschedule(database, id)).toEqual({ status: "rescheduled" });
      const moved = await row();
      expect(moved).toMatchObject({ status: "confirmed", sequence: 1 });
      expect(new Date(String(moved?.starts_at)).toISOString()).toBe(slot(5).p_starts_at);
      expect(await book(database, IRIS)).toMatchObject({ status: "booked" });
    });

    test("to a taken time leaves it where it is", async () => {
      await book(database, { ...slot(5), ...IRIS });
      expect(await reschedule(database, id)).toEqual({ status: "taken" });
      expect(await row()).toMatchObject({ sequence: 0 });
    });

    test("may overlap its own old time", async () => {
      const change = { p_starts_at: "2041-01-01T13:15:00Z", p_ends_at: "2041-01-01T13:45:00Z" };
      expect(await reschedule(database, id, change)).toEqual({ status: "rescheduled" });
    });

    test("by a link from before the last change does nothing", async () => {
      await reschedule(database, id);
      expect(await reschedule(database, id, slot(7))).toEqual({ status: "changed" });
      expect(await cancel(database, id, 0)).toEqual({ status: "changed" });
      expect(await cancel(database, id, 1)).toEqual({ status: "cancelled" });
    });

    test("of two for one time moves one", async () => {
      const other = (await book(database, { ...slot(2), ...IRIS })).id;
      const answers = await Promise.all([reschedule(database, id), reschedule(database, other)]);
      expect(answers.map(({ status }) => status).sort()).toEqual(["rescheduled", "taken"]);
    });

    test("counts towards the limit of bookings", async () => {
      for (let number = 10; number < 14; number++) await book(database, slot(number));
      expect(await reschedule(database, id)).toMatchObject({ status: "limited" });
    });

    test("refuses a time that is past", async () => {
      const past = { p_starts_at: "2020-01-01T13:00:00Z", p_ends_at: "2020-01-01T13:30:00Z" };
      expect(await reschedule(database, id, past)).toMatchObject({ code: "22023" });
    });
  });
});

import { beforeEach, describe, expect, test } from "vitest";
import { BAD_DELIVERY, BAD_EMAILS, BAD_NAMES } from "@/tests/database/support/bad-values";
import { atOnce, onEachDatabase, tally } from "@/tests/database/support/databases";
import { book, cancel, counts, MAILS, slot } from "./calls";

const IRIS = { p_email: "iris@example.com" };

onEachDatabase((database) => {
  const { call, clear, sql } = database;
  beforeEach(() => clear("bookings"));

  test("stores a booking once, with its two mails and their invitations", async () => {
    const { id, status } = await book(database);
    expect(status).toBe("booked");
    expect(
      await sql(
        "select id, name, email, note, time_zone, plan, status, sequence from public.bookings",
      ),
    ).toEqual([
      {
        id,
        name: "Ines Example",
        email: "ines@example.com",
        note: "A shop.",
        time_zone: "Europe/London",
        plan: "starter",
        status: "confirmed",
        sequence: 0,
      },
    ]);
    const mails = await sql("select attachments from public.email_outbox");
    expect(mails).toEqual(MAILS.map(({ attachments }) => ({ attachments })));
  });

  test("takes a booking without note and plan", async () => {
    expect(await book(database, { p_note: "", p_plan: "" })).toMatchObject({ status: "booked" });
    const rows = await sql("select note, plan from public.bookings");
    expect(rows).toEqual([{ note: null, plan: null }]);
  });

  describe("the same time", () => {
    test("is booked once by 100 at once, and the others are told so", async () => {
      const answers = await atOnce(100, (number) =>
        book(database, { p_email: `guest-${number}@example.com`, p_ip: `203.0.113.${number}` }),
      );
      expect(tally(answers)).toEqual({ booked: 1, taken: 99 });
      expect(await counts(database)).toEqual({ confirmed: 1, mails: 2 });
    });

    test("is booked once when it overlaps in part", async () => {
      await book(database);
      const late = { p_starts_at: "2041-01-01T13:15:00Z", p_ends_at: "2041-01-01T13:45:00Z" };
      expect(await book(database, { ...late, ...IRIS })).toEqual({ status: "taken" });
      expect(await book(database, slot(1))).toMatchObject({ status: "booked" });
    });

    test("cannot be stored twice even past the functions", async () => {
      await book(database);
      const copy = `insert into public.bookings (starts_at, ends_at, name, email, time_zone)
        select starts_at, ends_at, name, email, time_zone from public.bookings`;
      await expect(sql(copy)).rejects.toMatchObject({ code: "23P01" });
    });

    test("by the same person is a second click: answered with the first booking", async () => {
      const { id } = await book(database);
      const again = await book(database, { p_email: "INES@example.com" });
      expect(again).toEqual({ status: "duplicate", id });
      expect(await counts(database)).toEqual({ confirmed: 1, mails: 2 });
    });

    test("is free again once it is cancelled", async () => {
      const { id } = await book(database);
      await cancel(database, id);
      expect(await book(database, IRIS)).toMatchObject({ status: "booked" });
    });
  });

  test("lets 5 bookings in 10 minutes pass from one address, and tells the wait", async () => {
    for (let number = 0; number < 5; number++) {
      expect(await book(database, slot(number))).toMatchObject({ status: "booked" });
    }
    const answer = await book(database, slot(6));
    expect(answer).toEqual({ status: "limited", retry_after: expect.any(Number) });
    expect(answer.retry_after).toBeGreaterThan(580);
    const other = await book(database, { ...slot(6), p_ip: "203.0.113.2" });
    expect(other).toMatchObject({ status: "booked" });
  });

  test.for<[string, object]>([
    ...BAD_NAMES,
    ...BAD_EMAILS,
    ...BAD_DELIVERY,
    ["a note of 2,001 characters", { p_note: "a".repeat(2001) }],
    ["a null byte in the note", { p_note: "a\u0000b" }],
    ["no time zone", { p_time_zone: null }],
    ["a time zone that is markup", { p_time_zone: "<b>" }],
    ["an unknown plan", { p_plan: "free" }],
    [
      "a time that is past",
      { p_starts_at: "2020-01-01T13:00:00Z", p_ends_at: "2020-01-01T13:30:00Z" },
    ],
    ["an end before the start", { p_ends_at: "2041-01-01T12:00:00Z" }],
    ["a whole day", { p_ends_at: "2041-01-02T13:00:00Z" }],
    ["no time", { p_starts_at: null }],
    ["a file name that leaves its folder", withFile({ filename: "../a.ics" })],
    ["a file without content", withFile({ content: "" })],
    ["a line break in a file's type", withFile({ content_type: "text/calendar\r\nX: y" })],
    ["a file of another shape", withFile({ path: "/etc/passwd" })],
    ["files that are no list", { p_mails: [{ ...MAILS[0], attachments: {} }] }],
  ])("refuses %s and stores nothing", async ([_what, changes]) => {
    const { code } = await book(database, changes);
    expect(code).toMatch(/^(22023|22021)$/);
    expect(await counts(database)).toEqual({ confirmed: 0, mails: 0 });
  });

  test("never repeats a refused value in its error", async () => {
    const answer = await book(database, { p_email: "secret-word" });
    expect(JSON.stringify(answer)).not.toContain("secret-word");
  });

  describe("the list of what is taken", () => {
    const takenSlots = (p_until = "2041-02-01T00:00:00Z") =>
      call("list_taken_slots", { p_from: "2041-01-01T00:00:00Z", p_until, p_ip: "203.0.113.1" });

    test("has times and nothing else, of confirmed bookings in reach", async () => {
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

    test("can be asked for 60 times a minute", async () => {
      for (let i = 0; i < 60; i++) expect((await takenSlots()).status).toBe("listed");
      expect(await takenSlots()).toEqual({ status: "limited", retry_after: expect.any(Number) });
    });

    test("refuses more than a year or so", async () => {
      expect(await takenSlots("2045-01-01T00:00:00Z")).toMatchObject({ code: "22023" });
    });
  });
});

function withFile(changes: object) {
  const [mail] = MAILS;
  return { p_mails: [{ ...mail, attachments: [{ ...mail?.attachments[0], ...changes }] }] };
}

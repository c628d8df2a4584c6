import { expect, test } from "vitest";
import { atOnce, dataOf, onEachDatabase } from "@/tests/database/support/databases";
import { insertRow, testMail } from "@/tests/database/support/rows";
import { cancel, confirm, reschedule } from "./calls";

const standing = "https://meet.example/room";
const own = { call_link: "https://meet.example/own" };
const kind = "booking-reminder";
const mail = testMail("ines@example.com", kind);
const fromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const day = 24 * 60;

onEachDatabase((database) => {
  const { as, call, count, sql } = database;

  /** Inserts a booking that was made two days ago and starts in `minutes`. */
  function book(minutes: number, changes: object = own): Promise<string> {
    const times = { starts_at: fromNow(minutes), ends_at: fromNow(minutes + 30) };
    return insertRow(database, "bookings", {
      ...times,
      time_set_at: fromNow(-2 * day),
      ...changes,
    });
  }
  const setLink = (link: string) => sql("update public.settings set call_link = $1", link);
  const list = () => dataOf(as("service").rpc("list_due_reminders"));
  const queue = (p_mail_id = "", p_mail = mail) => call("queue_reminder", { p_mail_id, p_mail });
  const queueDue = async () => Promise.all((await list()).map(({ mail_id }) => queue(mail_id)));
  const claim = () =>
    dataOf(as("service").rpc("claim_outbox", { p_limit: 10, p_lease_seconds: 60 }));
  /** Simulates elapsed time by moving bookings into the past. */
  const pass = (interval: string) =>
    sql(`update public.bookings set starts_at = starts_at - interval '${interval}',
      ends_at = ends_at - interval '${interval}', time_set_at = time_set_at - interval '${interval}'`);

  test("lists calls a day and an hour ahead, with their own link or the default", async () => {
    await setLink(standing);
    const [soon, tomorrow] = [await book(59, {}), await book(day - 1)];
    for (const minutes of [day + 31, -31]) await book(minutes);
    const due = (await list()).map(({ booking_id, call_link }) => `${booking_id} ${call_link}`);
    expect(due.sort()).toEqual([`${soon} ${standing}`, `${tomorrow} ${own.call_link}`].sort());
  });

  test.for([
    ["has no link", 30, {}],
    ["is cancelled", 40, { ...own, status: "cancelled", cancelled_at: fromNow(0) }],
    ["is only held", 50, { ...own, status: "held", held_until: fromNow(20) }],
  ] as const)("does not list a call that %s", async ([, minutes, changes]) => {
    await book(minutes, changes);
    expect(await list()).toEqual([]);
  });

  test("lists a call booked less than a day ahead only in the last hour", async () => {
    await book(day - 5, { ...own, time_set_at: fromNow(-1) });
    expect(await list()).toEqual([]);
    await pass("22 hours 56 minutes");
    expect(await list()).toHaveLength(1);
  });

  test("queues each reminder once, even if several servers try concurrently", async () => {
    await setLink(standing);
    await book(day - 1, {});
    const [due] = await list();
    expect(await queue(due?.mail_id, { ...mail, kind: "other" })).toMatchObject({ code: "22023" });
    const answers = await atOnce(6, () => queue(due?.mail_id));
    expect(answers.filter(Boolean)).toHaveLength(1);
    await pass("23 hours");
    expect([await queueDue(), await queueDue()]).toEqual([[true], []]);
    // Visitors get another reminder when the link changes.
    await setLink(own.call_link);
    expect([await queueDue(), await queueDue()]).toEqual([[true], []]);
    expect(await count("email_outbox")).toEqual({ email_outbox: 3 });
  });

  test("does not resend a reminder that an admin deleted from the email log", async () => {
    await book(30);
    const [due] = await list();
    await queueDue();
    const row = { p_source: "email_outbox", p_id: due?.mail_id ?? "" };
    await dataOf(as("admin").rpc("delete_row", row));
    expect(await list()).toEqual([]);
  });

  test("queues nothing if the booking has changed since it was listed", async () => {
    const id = await book(30);
    const [due] = await list();
    await cancel(database, id);
    expect(await queue(due?.mail_id)).toBe(false);
  });

  test.for([
    ["cancelled", (id: string) => cancel(database, id)],
    ["rescheduled", (id: string) => reschedule(database, id)],
    ["left without a link", () => sql("update public.bookings set call_link = null")],
    ["over", () => pass("31 minutes")],
  ] as const)("suppresses a queued reminder for a call that is %s", async ([, change]) => {
    const id = await book(30);
    await queueDue();
    await change(id);
    await claim();
    const reminders = await sql("select status from public.email_outbox where kind = $1", kind);
    expect(reminders).toEqual([{ status: "suppressed" }]);
  });

  test("sends the reminder for a rescheduled call at its new time", async () => {
    const id = await book(30);
    await queueDue();
    await reschedule(database, id, { p_starts_at: fromNow(300), p_ends_at: fromNow(330) });
    expect(await list()).toEqual([]);
    await pass("4 hours 1 minute");
    expect(await queueDue()).toEqual([true]);
    expect((await claim()).map((claimed: { kind: string }) => claimed.kind)).toContain(kind);
  });

  test("treats a held slot as booked when it is confirmed", async () => {
    const id = await book(300, { ...own, status: "held", held_until: fromNow(10) });
    expect(await confirm(database, id)).toEqual({ status: "confirmed" });
    expect(await list()).toEqual([]);
  });

  test("lists a call immediately if it is booked or confirmed in its last hour", async () => {
    await book(55, { ...own, time_set_at: fromNow(0) });
    const id = await book(20, { ...own, status: "held", held_until: fromNow(10) });
    await confirm(database, id);
    expect(await list()).toHaveLength(2);
  });
});

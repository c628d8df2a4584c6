import { expect, test } from "vitest";
import { atOnce, dataOf, onEachDatabase } from "@/tests/database/support/databases";
import { insertRow } from "@/tests/database/support/rows";
import { cancel, confirm, reschedule } from "./calls";

const standing = "https://meet.example/room";
const own = "https://meet.example/own";
const mail = {
  kind: "booking-reminder",
  to: "ines@example.com",
  subject: "a",
  html: "a",
  text: "a",
};
const fromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const day = 24 * 60;

type Due = { mail_id: string; booking_id: string; call_link: string };

onEachDatabase((database) => {
  const { as, call, count, sql } = database;

  /** A booking that begins in so many minutes, at a time that was booked two days ago. */
  function book(minutes: number, changes: object = {}): Promise<string> {
    const times = { starts_at: fromNow(minutes), ends_at: fromNow(minutes + 30) };
    return insertRow(database, "bookings", {
      ...times,
      time_set_at: fromNow(-2 * day),
      ...changes,
    });
  }
  const setLink = (link: string | null) => sql("update public.settings set call_link = $1", link);
  const list = async (): Promise<Due[]> => dataOf(as("service").rpc("list_due_reminders"));
  const queue = (id: string) => call("queue_reminder", { p_mail_id: id, p_mail: mail });
  const queued = async () => Promise.all((await list()).map(({ mail_id }) => queue(mail_id)));
  const sent = () =>
    dataOf(as("service").rpc("claim_outbox", { p_limit: 10, p_lease_seconds: 60 }));
  /** Lets time go by for a booking. */
  const pass = (interval: string) =>
    sql(`update public.bookings set starts_at = starts_at - interval '${interval}',
      ends_at = ends_at - interval '${interval}', time_set_at = time_set_at - interval '${interval}'`);

  test("lists a call a day and an hour before it, with its link", async () => {
    await setLink(standing);
    const soon = await book(59);
    const tomorrow = await book(day - 1, { call_link: own });
    await book(day + 31);
    await book(-31);
    expect((await list()).map(({ booking_id, call_link }) => [booking_id, call_link])).toEqual(
      expect.arrayContaining([
        [soon, standing],
        [tomorrow, own],
      ]),
    );
    expect(await list()).toHaveLength(2);
  });

  test.for([
    ["has no link", 30, {}],
    ["is cancelled", 40, { call_link: own, status: "cancelled", cancelled_at: fromNow(0) }],
    ["is only held", 50, { call_link: own, status: "held", held_until: fromNow(20) }],
    ["was booked within the hour", 55, { call_link: own, time_set_at: fromNow(0) }],
    ["was booked within the day", day - 5, { call_link: own, time_set_at: fromNow(-1) }],
  ] as const)("lists no call that %s", async ([, minutes, changes]) => {
    await book(minutes, changes);
    expect(await list()).toEqual([]);
  });

  test("lists a call booked within the day once it is an hour ahead", async () => {
    await book(day - 5, { call_link: own, time_set_at: fromNow(-1) });
    await pass("22 hours 56 minutes");
    expect(await list()).toHaveLength(1);
  });

  test("queues each reminder once, however many servers ask at once", async () => {
    await setLink(standing);
    await book(day - 1);
    const [due] = await list();
    const answers = await atOnce(6, () => queue(due?.mail_id ?? ""));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await queued()).toEqual([]);
    await pass("23 hours");
    expect(await queued()).toEqual([true]);
    expect(await queued()).toEqual([]);
    expect(await count("email_outbox")).toEqual({ email_outbox: 2 });
  });

  test("does not send again what an admin deleted from the email log", async () => {
    await book(30, { call_link: own });
    await queued();
    const [{ id } = {}] = await sql("select id from public.email_outbox");
    await dataOf(as("admin").rpc("delete_row", { p_source: "email_outbox", p_id: String(id) }));
    expect(await queued()).toEqual([]);
  });

  test("mails a link that changed after the reminder", async () => {
    await setLink(standing);
    await book(30);
    await queued();
    await setLink(own);
    expect((await list()).map(({ call_link }) => call_link)).toEqual([own]);
    expect(await queued()).toEqual([true]);
  });

  test("a move or a cancellation between listing and queueing stops the mail", async () => {
    const id = await book(30, { call_link: own });
    const [due] = await list();
    await cancel(database, id);
    expect(await queue(due?.mail_id ?? "")).toBe(false);
    expect(await queue(crypto.randomUUID())).toBe(false);
  });

  test.for([
    ["cancelled", (id: string) => cancel(database, id)],
    ["moved", (id: string) => reschedule(database, id)],
    ["left without a link", () => sql("update public.bookings set call_link = null")],
    ["over", () => pass("31 minutes")],
  ] as const)("suppresses a queued reminder of a call that is %s", async ([, change]) => {
    const id = await book(30, { call_link: own });
    await queued();
    await change(id);
    const kinds = (await sent()).map(({ kind }: { kind: string }) => kind);
    expect(kinds).not.toContain("booking-reminder");
    const reminders = await sql(
      "select status from public.email_outbox where kind = $1",
      mail.kind,
    );
    expect(reminders).toEqual([{ status: "suppressed" }]);
  });

  test("a moved call has a reminder of its own at the new time", async () => {
    const id = await book(30, { call_link: own });
    await queued();
    await reschedule(database, id, { p_starts_at: fromNow(300), p_ends_at: fromNow(330) });
    expect(await list()).toEqual([]);
    await pass("4 hours 1 minute");
    expect(await queued()).toEqual([true]);
    expect((await sent()).map(({ kind }: { kind: string }) => kind)).toContain(mail.kind);
  });

  test("counts a held time as booked when it is confirmed", async () => {
    const held = { status: "held", held_until: fromNow(10), call_link: own };
    const id = await book(30, held);
    expect(await confirm(database, id)).toEqual({ status: "confirmed" });
    expect(await list()).toEqual([]);
  });

  test("queues nothing but reminders", async () => {
    await book(30, { call_link: own });
    const [due] = await list();
    const values = { p_mail_id: due?.mail_id, p_mail: { ...mail, kind: "other" } };
    expect(await call("queue_reminder", values)).toMatchObject({ code: "22023" });
  });
});

import { expect, test } from "vitest";
import { dataOf, onEachDatabase } from "@/tests/database/support/databases";
import { insertRow } from "@/tests/database/support/rows";

const hour = 3_600_000;

onEachDatabase((database) => {
  const dashboard = async () =>
    (await dataOf(database.as("admin").rpc("admin_dashboard"))) as Record<string, unknown>;

  /** Inserts a half-hour booking that starts `hours` from now. */
  function book(hours: number, values: object = {}): Promise<string> {
    const start = Date.now() + hours * hour;
    return insertRow(database, "bookings", {
      starts_at: new Date(start).toISOString(),
      ends_at: new Date(start + hour / 2).toISOString(),
      ...values,
    });
  }

  test("returns zeros and empty lists for an empty site", async () => {
    expect(await dashboard()).toEqual({
      posts: { total: 0, published: 0, drafts: 0 },
      recent: [],
      new_messages: 0,
      pending_waitlist: 0,
      undelivered: 0,
      next_bookings: [],
      without_link: 0,
    });
  });

  test("counts posts and lists the five newest, including drafts", async () => {
    const newest: object[] = [];
    for (let day = 1; day <= 7; day++) {
      const created_at = `2026-01-0${day}T10:00:00+00:00`;
      const values = { title: `Day ${day}`, created_at, published: day % 2 === 0 };
      newest.unshift({ id: await insertRow(database, "blogs", values), ...values });
    }
    const { posts, recent } = await dashboard();
    expect(posts).toEqual({ total: 7, published: 3, drafts: 4 });
    expect(recent).toEqual(newest.slice(0, 5));
  });

  test("counts unread messages, pending waitlist entries and undelivered emails", async () => {
    for (const values of [{}, {}, { read_at: "2026-01-01Z" }, { is_spam: true }]) {
      await insertRow(database, "messages", values);
    }
    for (const status of ["pending", "pending", "pending", "approved", "rejected"]) {
      await insertRow(database, "waitlist", { status });
    }
    for (const values of [
      { status: "pending" },
      { status: "sending", leased_until: "2999-01-01Z" },
      { status: "dead" },
      { status: "dead" },
      { status: "sent", sent_at: "2026-01-01Z" },
      { status: "suppressed" },
    ]) {
      await insertRow(database, "email_outbox", values);
    }
    const waiting = { new_messages: 2, pending_waitlist: 3, undelivered: 4 };
    expect(await dashboard()).toMatchObject(waiting);
  });

  test("counts unread, pending and failed items for the sidebar, up to 100", async () => {
    const counts = () => dataOf(database.as("admin").rpc("admin_counts"));
    expect(await counts()).toEqual({ messages: 0, waitlist: 0, outbox: 0 });
    for (const values of [{}, { read_at: "2026-01-01Z" }, { is_spam: true }]) {
      await insertRow(database, "messages", values);
    }
    for (const status of ["pending", "approved"]) await insertRow(database, "waitlist", { status });
    for (const status of ["dead", "dead", "pending"]) {
      await insertRow(database, "email_outbox", { status });
    }
    expect(await counts()).toEqual({ messages: 1, waitlist: 1, outbox: 2 });
    await database.sql(`insert into public.messages (user_name, user_email, message)
      select 'Ines', 'ines@example.com', 'Hello.' from generate_series(1, 200)`);
    expect(await counts()).toMatchObject({ messages: 100 });
  });

  test("lists the next three consultations that are not cancelled", async () => {
    await book(-2);
    await book(1, { status: "cancelled", cancelled_at: "2026-01-01Z" });
    const first = { name: "Ines Example", plan: "starter" };
    const ids = [await book(2, first), await book(3), await book(4)];
    await book(5);
    const { next_bookings } = await dashboard();
    expect(next_bookings).toMatchObject(ids.map((id) => ({ id })));
    expect(next_bookings).toHaveLength(3);
    const shown = { id: ids[0], starts_at: expect.any(String), ...first };
    expect((next_bookings as object[])[0]).toEqual(shown);
  });

  test("counts upcoming calls without a link", async () => {
    await book(-2);
    await book(1, { status: "cancelled", cancelled_at: "2026-01-01Z" });
    await book(2, { call_link: "https://meet.example/own" });
    for (const hours of [3, 4]) await book(hours);
    expect(await dashboard()).toMatchObject({ without_link: 2 });
    await database.sql("update public.settings set call_link = 'https://meet.example/room'");
    expect(await dashboard()).toMatchObject({ without_link: 0 });
  });
});

import { beforeEach, expect, test } from "vitest";
import { onEachDatabase } from "@/tests/database/support/databases";
import { insertRow } from "@/tests/database/support/rows";

const HOUR = 3_600_000;

onEachDatabase((database) => {
  const { as, sql } = database;
  beforeEach(async () => {
    for (const table of ["blogs", "messages", "waitlist", "email_outbox", "bookings"]) {
      await sql(`delete from public.${table}`);
    }
  });

  async function dashboard(): Promise<Record<string, unknown>> {
    const { data, error } = await as("admin").rpc("admin_dashboard");
    if (error) throw error;
    return data as Record<string, unknown>;
  }

  /** A booking of half an hour, `hours` from now. */
  function book(hours: number, values: object = {}): Promise<string> {
    const start = Date.now() + hours * HOUR;
    return insertRow(database, "bookings", {
      starts_at: new Date(start).toISOString(),
      ends_at: new Date(start + HOUR / 2).toISOString(),
      ...values,
    });
  }

  test("is all zeros and empty lists on an empty site", async () => {
    expect(await dashboard()).toEqual({
      posts: { total: 0, published: 0, drafts: 0 },
      recent: [],
      new_messages: 0,
      pending_waitlist: 0,
      undelivered: 0,
      next_bookings: [],
    });
  });

  test("counts posts, and names the five newest, drafts among them", async () => {
    const ids: string[] = [];
    for (let day = 1; day <= 7; day++) {
      const created_at = `2026-01-0${day}T10:00:00+00:00`;
      const values = { title: `Day ${day}`, created_at, published: day % 2 === 0 };
      ids.unshift(await insertRow(database, "blogs", values));
    }
    const { posts, recent } = await dashboard();
    expect(posts).toEqual({ total: 7, published: 3, drafts: 4 });
    expect(recent).toEqual(
      ids.slice(0, 5).map((id, index) => ({
        id,
        title: `Day ${7 - index}`,
        published: index % 2 === 1,
        created_at: `2026-01-0${7 - index}T10:00:00+00:00`,
      })),
    );
  });

  test("counts what waits for somebody, and nothing that is done", async () => {
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
    expect(await dashboard()).toMatchObject({
      new_messages: 2,
      pending_waitlist: 3,
      undelivered: 4,
    });
  });

  test("names the next three consultations that will take place", async () => {
    await book(-2);
    await book(1, { status: "cancelled", cancelled_at: "2026-01-01Z" });
    const ids = [
      await book(2, { name: "Ines Example", plan: "starter" }),
      await book(3),
      await book(4),
    ];
    await book(5);
    const { next_bookings } = await dashboard();
    expect(next_bookings).toMatchObject(ids.map((id) => ({ id })));
    expect(next_bookings).toHaveLength(3);
    expect((next_bookings as object[])[0]).toEqual({
      id: ids[0],
      starts_at: expect.any(String),
      name: "Ines Example",
      plan: "starter",
    });
  });
});

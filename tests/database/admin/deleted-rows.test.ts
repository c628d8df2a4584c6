import { describe, expect, test } from "vitest";
import { dataOf, onEachDatabase } from "@/tests/database/support/databases";
import { insertRow, validRows } from "@/tests/database/support/rows";

const past = { starts_at: "2026-01-01T10:00:00Z", ends_at: "2026-01-01T10:30:00Z" };
const sources = {
  bookings: { ...past, note: "Line one.\nLine two." },
  email_outbox: {
    status: "sent",
    sent_at: "2026-01-01T10:00:00.123456Z",
    headers: { "X-Test": "a" },
  },
  media: { alt: "A bird" },
  messages: { user_company: 'Müller & "Söhne"', read_at: "2026-01-01T10:00:00.123456Z" },
  redirects: { status: 301, hits: 7, last_hit_at: "2026-01-01T10:00:00.123456Z" },
  subscribers: { confirmations: [crypto.randomUUID(), crypto.randomUUID()] },
  waitlist: { status: "approved", notes: "A note." },
};

onEachDatabase((database) => {
  const { as, sql } = database;
  const admin = as("admin");
  const remove = (p_source: string, id: string) =>
    dataOf(admin.rpc("delete_rows", { p_source, p_ids: [id] }));
  const restore = (p_ids: string[]) => dataOf(admin.rpc("restore_rows", { p_ids }));
  const stored = (source: string) =>
    sql(`select to_jsonb(kept) as row from public.${source} as kept`);

  describe.for(Object.entries(sources))("%s", ([source, changes]) => {
    test("restores a deleted row unchanged, and only once", async () => {
      const id = await insertRow(database, source as keyof typeof validRows, changes);
      const before = await stored(source);
      const deleted = await remove(source, id);
      expect(await stored(source)).toEqual([]);
      expect(await remove(source, id)).toEqual([]);
      const listed = await dataOf(admin.rpc("list_deleted_rows"));
      const name = expect.stringMatching(/@|bird|^\//);
      expect(listed).toMatchObject([{ id: deleted[0], source, name }]);

      expect(await restore(deleted)).toEqual([name]);
      expect(await stored(source)).toEqual(before);
      expect(await restore(deleted)).toEqual([]);
      expect(await dataOf(admin.rpc("list_deleted_rows"))).toEqual([]);
    });
  });

  test("keeps emails being sent, and upcoming bookings that are not cancelled", async () => {
    const booking = await insertRow(database, "bookings");
    const leased_until = "2040-01-01T00:00:00Z";
    const mail = await insertRow(database, "email_outbox", { status: "sending", leased_until });
    expect(await remove("bookings", booking)).toEqual([]);
    expect(await remove("email_outbox", mail)).toEqual([]);
    await sql("update public.bookings set status = 'cancelled', cancelled_at = now()");
    expect(await remove("bookings", booking)).toHaveLength(1);
  });

  test("does not restore a row while a newer one conflicts with it", async () => {
    const entry = validRows.waitlist();
    const deleted = await remove("waitlist", await insertRow(database, "waitlist", entry));
    const newer = await insertRow(database, "waitlist", entry);
    expect(await restore(deleted)).toEqual([]);
    await remove("waitlist", newer);
    expect(await restore(deleted)).toHaveLength(1);
  });

  test.for(["blogs", "profiles", "settings", "auth.users", "messages; --"])(
    "deletes nothing from %s",
    async (p_source) => {
      const { error } = await admin.rpc("delete_rows", { p_source, p_ids: [crypto.randomUUID()] });
      expect(error).toMatchObject({ code: "22023" });
    },
  );
});

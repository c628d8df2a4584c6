import { expect, test } from "vitest";
import { slot } from "@/tests/database/bookings/calls";
import { dataOf, onEachDatabase, patch } from "@/tests/database/support/databases";
import { insertRow, newEmail, testMail } from "@/tests/database/support/rows";
import { entries } from "./entries";

onEachDatabase((database) => {
  const { as, rest, accounts } = database;
  const admin = accounts.admin.id;
  const admins = as("admin");
  const change = (path: string, values: object) => rest("admin", path, patch(values));

  const byAdmin = { actor_id: admin, actor: accounts.admin.email };

  test("records the state before and after an admin's changes, without personal data", async () => {
    const entry = await insertRow(database, "waitlist");
    const message = await insertRow(database, "messages");
    const subscriber = await insertRow(database, "subscribers");
    const [{ updated_at: p_updated_at } = {}] = await database.sql(
      "select updated_at::text from public.waitlist",
    );
    await database.call("review_waitlist_entry", {
      ...{ p_admin: admin, p_id: entry, p_updated_at, p_status: "approved" },
      ...{ p_notes: "Call her.", p_mails: [] },
    });
    await change(`messages?id=eq.${message}`, { is_spam: true, read_at: "2026-01-01" });
    await dataOf(admins.rpc("delete_row", { p_source: "subscribers", p_id: subscriber }));
    await change("settings?id=eq.true", { exchange_rate: 0.5, notification_address: newEmail() });
    const changed = { ...byAdmin, action: "changed" };
    expect(await entries(database)).toEqual([
      {
        ...changed,
        subject: "settings",
        before: { exchange_rate: null, notification_address: null },
        after: { exchange_rate: 0.5, notification_address: null },
      },
      {
        ...byAdmin,
        action: "deleted",
        subject: "subscriber",
        subject_id: subscriber,
        before: { status: "pending" },
      },
      {
        ...changed,
        subject: "message",
        subject_id: message,
        before: { is_spam: false, read_at: null },
        after: { is_spam: true, read_at: null },
      },
      {
        ...changed,
        subject: "waitlist",
        subject_id: entry,
        before: { status: "pending", notes: null },
        after: { status: "approved", notes: null },
      },
    ]);
  });

  test("records an admin's post with its title, slug and state, and each new tag", async () => {
    const post = { title: "A post", slug: crypto.randomUUID(), content: "Text.", tags: ["New"] };
    const { id } = await dataOf(
      admins
        .from("blogs")
        .insert({ ...post, author_id: admin })
        .select("id")
        .single(),
    );
    await change(`blogs?id=eq.${id}`, { published: true, content: "Other text." });
    await change(`blogs?id=eq.${id}`, { content: "Other text." });
    await rest("admin", `blogs?id=eq.${id}`, { method: "DELETE" });
    const { title, slug } = post;
    expect(await entries(database)).toMatchObject([
      { action: "deleted", subject: "post", before: { title, slug, published: true } },
      {
        action: "changed",
        before: { published: false, content: null },
        after: { published: true, content: null },
      },
      {
        action: "created",
        subject: "post",
        subject_id: id,
        after: { title, slug, published: false },
      },
      { action: "created", subject: "tag", subject_id: "new", after: { name: "New" } },
    ]);
  });

  test("records bookings that an admin reschedules or cancels, and emails they retry", async () => {
    const booking = await insertRow(database, "bookings");
    const mail = testMail();
    const values = { p_id: booking, p_mails: [mail], p_admin: admin };
    const time = { ...slot(5), p_time_zone: "UTC", p_ip: "203.0.113.1" };
    const move = () => database.call("reschedule_booking", { ...values, ...time, p_sequence: 0 });
    for (let i = 0; i < 6; i++) expect(await move()).toEqual({ status: "rescheduled" });
    const cancel = () => database.call("cancel_booking", { ...values, p_sequence: 1 });
    expect(await cancel()).toEqual({ status: "cancelled" });
    expect(await cancel()).toEqual({ status: "changed" });
    const failed = await insertRow(database, "email_outbox", { status: "dead", attempts: 9 });
    expect(await dataOf(admins.rpc("retry_outbox", { p_id: failed }))).toBe(true);
    expect(await entries(database)).toMatchObject([
      { ...byAdmin, subject: "mail", subject_id: failed, after: { status: "pending" } },
      {
        ...byAdmin,
        subject: "booking",
        subject_id: booking,
        before: { status: "confirmed" },
        after: { status: "cancelled" },
      },
      { ...byAdmin, subject: "booking", before: { starts_at: null, time_zone: null } },
    ]);
  });

  test("does not record visitors' submissions or the server's own work", async () => {
    await database.call("join_waitlist", {
      ...{ p_project_id: "7", p_project_name: "Tally", p_name: "Ines", p_email: newEmail() },
      p_ip: "203.0.113.7",
      p_mails: [testMail()],
    });
    await dataOf(as("service").rpc("claim_outbox", { p_limit: 5, p_lease_seconds: 60 }));
    await insertRow(database, "blogs", { published: true, tags: ["New"] });
    expect(await entries(database)).toEqual([]);
  });
});

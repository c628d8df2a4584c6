import { expect, test } from "vitest";
import { onEachDatabase } from "@/tests/database/support/databases";
import { insertRow, validRows } from "@/tests/database/support/rows";
import { decisionMails, entry, join as joinWaitlist } from "./calls";

onEachDatabase((database) => {
  const { as, count, sql } = database;

  const join = (changes: object = {}) =>
    joinWaitlist(database, { p_ip: "203.0.113.1", ...changes });

  test("stores an entry as pending, with its email", async () => {
    expect(await join()).toEqual({ status: "stored" });
    const rows = await sql(
      `select project_id as p_project_id, project_name as p_project_name, name as p_name,
         email as p_email, status, notes from public.waitlist`,
    );
    expect(rows).toEqual([{ ...entry, status: "pending", notes: null }]);
    expect(await count("waitlist", "email_outbox")).toEqual({ waitlist: 1, email_outbox: 1 });
  });

  test("keeps an admin's decision when someone joins again", async () => {
    await join();
    await sql("update public.waitlist set status = 'approved', notes = 'Soon.'");
    expect(await join({ p_name: "Another name" })).toEqual({ status: "duplicate" });
    expect(await sql("select name, status, notes from public.waitlist")).toEqual([
      { name: "Ines Example", status: "approved", notes: "Soon." },
    ]);
  });

  test("has the specified columns, and two for searching", async () => {
    const columns = await sql<{ name: string }>(
      "select column_name as name from information_schema.columns where table_name = 'waitlist' order by ordinal_position",
    );
    expect(columns.map(({ name }) => name).join(" ")).toBe(
      "id project_id project_name email name status notes created_at updated_at email_search search_text",
    );
  });

  test("accepts an email once per project, ignoring case", async () => {
    await insertRow(database, "waitlist", { project_id: "7", email: "ines@example.com" });
    await insertRow(database, "waitlist", { project_id: "8", email: "ines@example.com" });
    const { error, status } = await as("service")
      .from("waitlist")
      .insert({ ...validRows.waitlist(), project_id: "7", email: "INES@Example.com" });
    expect(error?.code).toBe("23505");
    expect(status).toBe(409);
  });

  test("emails an admin's decision, and rejects it if the entry has changed", async () => {
    const p_id = await insertRow(database, "waitlist");
    const decide = async (changes: object = {}) => {
      const [row] = await sql("select updated_at::text as p_updated_at from public.waitlist");
      const decision = { p_status: "approved", p_notes: "", p_mails: decisionMails, ...row };
      const p_admin = database.accounts.admin.id;
      return database.call("review_waitlist_entry", { p_admin, p_id, ...decision, ...changes });
    };
    expect(await decide({ p_updated_at: "2026-01-01Z" })).toBe(false);
    expect(await decide({ p_mails: [{ kind: "bad" }] })).toMatchObject({ code: "22023" });
    expect(await decide({ p_status: "maybe" })).toMatchObject({ code: "22023" });
    expect(await count("email_outbox")).toEqual({ email_outbox: 0 });
    expect(await sql("select status from public.waitlist")).toEqual([{ status: "pending" }]);
    expect(await decide()).toBe(true);
    expect(await decide({ p_status: "rejected", p_mails: [] })).toBe(true);
    expect(await sql("select status, notes from public.waitlist")).toEqual([
      { status: "rejected", notes: null },
    ]);
    expect(await sql("select kind from public.email_outbox")).toEqual([
      { kind: "waitlist-approved" },
    ]);
  });

  test("updates the change date on an admin's decision", async () => {
    await insertRow(database, "waitlist", { updated_at: "2026-01-01Z", notes: "Soon." });
    const entries = as("admin").from("waitlist");
    await entries.update({ status: "rejected", notes: null }).eq("status", "pending");
    const rows = await sql(
      "select status, notes, updated_at > created_at as dated from public.waitlist",
    );
    expect(rows).toEqual([{ status: "rejected", notes: null, dated: true }]);
  });
});

import { beforeEach, expect, test } from "vitest";
import { newsletter } from "@/tests/database/newsletter/calls";
import { outbox } from "@/tests/database/outbox/calls";
import { dataOf, onEachDatabase } from "@/tests/database/support/databases";
import { newAdmin } from "@/tests/database/support/members";
import { insertRow } from "@/tests/database/support/rows";
import { storePerson, tablesNaming } from "./person-rows";

onEachDatabase((database) => {
  const { as, sql } = database;
  const find = async (p_email: string) =>
    (await dataOf(as("admin").rpc("find_person", { p_email }))) as {
      rows: Record<string, object[]>;
      obstacle: string | null;
      is_erased: boolean;
    };
  const erase = (p_email: string) => dataOf(as("admin").rpc("erase_person", { p_email }));

  let email = "";
  beforeEach(() => {
    email = `ines-${crypto.randomUUID()}@example.com`;
  });

  test("erases a person from every table and keeps only a hash", async () => {
    await storePerson(database, email);
    const holding = await tablesNaming(database, email);
    expect(holding).toEqual([
      ...["auth.audit_log_entries", "auth.identities", "auth.users"],
      "private.deleted_rows",
      ...["public.bookings", "public.email_outbox", "public.invitations", "public.messages"],
      ...["public.profiles", "public.subscribers", "public.waitlist"],
    ]);
    expect(await erase(` ${email.toUpperCase()} `)).toEqual({ status: "erased" });
    expect(await tablesNaming(database, email)).toEqual([]);
    expect(await find(email)).toEqual({ rows: {}, unseen: {}, obstacle: null, is_erased: true });
    const kept =
      "select hash is not null and octet_length(hash) = 32 as hashed from private.erased_addresses";
    expect(await sql(kept)).toEqual([{ hashed: true }]);
    expect(await database.count("blogs")).toEqual({ blogs: 1 });
    expect(await erase(email)).toEqual({ status: "missing" });
  });

  test("covers every table that has an email column", async () => {
    await storePerson(database, email);
    const tables = await sql<{ name: string }>(
      `select distinct table_schema || '.' || table_name as name from information_schema.columns
       where table_schema in ('public', 'private') and column_name ~ 'email|address'
         and data_type in ('text', 'character varying') order by 1`,
    );
    const holding = [...(await tablesNaming(database, email)), "public.settings"];
    expect(tables.map(({ name }) => name).filter((name) => !holding.includes(name))).toEqual([]);
  });

  test("shows everything stored about a person, without secrets or duplicates", async () => {
    await storePerson(database, email);
    const { rows } = await find(email.toUpperCase());
    expect(rows).toMatchObject({
      messages: [{ user_email: expect.stringMatching(/^Ines/), message: "Hello." }],
      bookings: [{ time_zone: "America/Port_of_Spain" }],
      waitlist: [{ project_name: "Invoice maker", notes: `Wrote to ${email}.` }],
      subscriptions: [{ source: "footer", status: "pending" }],
      mails: expect.arrayContaining([
        expect.objectContaining({ reply_to: email, text: `Message from ${email}.` }),
      ]),
      invitations: [{ role: "author" }],
      deleted: [{ message: "Hello.", deleted_at: expect.any(String) }],
      account: [{ email, username: "ines", is_admin: false, posts: ["Written by Ines"] }],
      sessions: expect.arrayContaining([expect.objectContaining({ browser: "Firefox on Linux" })]),
      sign_in_log: expect.arrayContaining([
        expect.objectContaining({ payload: { action: "login", actor_username: email } }),
      ]),
    });
    expect(rows.mails).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(/password|token|confirmations|email_search|"html"/);
  });

  test("ignores similar emails, and words that are not an email", async () => {
    const others = [`a.${email}`, `a+${email}`, `${email}.org`, `${email}-org.example`];
    for (const other of others) {
      await insertRow(database, "messages", { user_email: other });
      await insertRow(database, "email_outbox", { text: `From <${other}>` });
    }
    await insertRow(database, "email_outbox", { text: `(${email}).` });
    expect((await find(email)).rows).toEqual({ mails: [expect.anything()] });
    await erase(email);
    expect(await erase("from")).toEqual({ status: "missing" });
    expect(await database.count("messages", "email_outbox")).toEqual({
      messages: others.length,
      email_outbox: others.length,
    });
  });

  test("does not treat special characters in an email as a pattern", async () => {
    const odd = `a.b+c{1}|$^*?[x]'&${email}`;
    await insertRow(database, "email_outbox", { to_address: odd });
    expect((await find(odd)).rows).toMatchObject({ mails: [{ to_address: odd }] });
    expect((await find(odd.replace("a.b", "a-b"))).rows).toEqual({});
  });

  test("sends no newsletter or receipts to an erased email until it is allowed again", async () => {
    const { subscribe, list } = newsletter(database);
    const { claim } = outbox(database);
    await insertRow(database, "messages", { user_email: email });
    await erase(email);
    const typed = email.toUpperCase();
    const queue = (kind: string) =>
      insertRow(database, "email_outbox", { kind, to_address: typed });

    expect(await subscribe({ p_email: typed })).toEqual({ status: "accepted" });
    expect(await list()).toEqual([]);
    await queue("waitlist-receipt");
    const booked = await queue("booking-booked");
    expect(await claim()).toMatchObject([{ id: booked }]);

    const allow = () => dataOf(as("admin").rpc("allow_address", { p_email: typed }));
    expect(await allow()).toBe(true);
    expect(await allow()).toBe(false);
    expect(await subscribe({ p_email: typed })).toEqual({ status: "accepted" });
    expect(await list()).toMatchObject([{ email: typed }]);
  });

  test("lists the most recently active people, filtered by the start of their email", async () => {
    await insertRow(database, "messages", { user_email: `Ines.${email}`, user_name: "Ines" });
    await insertRow(database, "waitlist", { email: `ines.${email}`, name: "Ines" });
    await insertRow(database, "subscribers", { email: `ana.${email}` });
    await sql("update public.subscribers set created_at = now() - interval '1 day'");
    const list = async (p_start: string) =>
      (await dataOf(as("admin").rpc("list_people", { p_start }))) as object[];
    expect(await list("")).toMatchObject([
      { email: `ines.${email}`, name: "Ines", kinds: ["messages", "waitlist"] },
      { email: `ana.${email}`, name: null, kinds: ["subscriptions"] },
    ]);
    expect(await list(" ANA")).toMatchObject([{ email: `ana.${email}` }]);
    expect(await list("%")).toEqual([]);
  });

  test("does not erase an admin or the email that receives notifications", async () => {
    const { email: colleague } = await newAdmin(database);
    await sql("update public.settings set notification_address = $1", email.replace("i", "I"));
    await insertRow(database, "email_outbox", { to_address: email });
    for (const [address, obstacle] of [
      [colleague, "admin"],
      [email, "agency"],
    ] as const) {
      expect(await find(address)).toMatchObject({ obstacle, is_erased: false });
      expect(await erase(address)).toEqual({ status: obstacle });
    }
    expect(await database.count("email_outbox")).toEqual({ email_outbox: 1 });
  });
});

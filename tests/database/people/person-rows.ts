import { remember } from "@/tests/database/accounts/session-calls";
import type { TestDatabase } from "@/tests/database/support/databases";
import { insertRow } from "@/tests/database/support/rows";
import { signUp } from "@/tests/database/support/sign-up";

/** Stores every kind of data that the site can hold about a person. */
export async function storePerson(database: TestDatabase, email: string): Promise<void> {
  const written = email.replace("ines", "Ines");
  await insertRow(database, "messages", { user_email: written });
  await insertRow(database, "waitlist", { email: written, notes: `Wrote to ${email}.` });
  await insertRow(database, "bookings", { email: written });
  await insertRow(database, "subscribers", { email: written });
  await insertRow(database, "invitations", { email });
  await insertRow(database, "email_outbox", { to_address: written });
  const notice = { to_address: "agency@example.com", reply_to: email };
  await insertRow(database, "email_outbox", { ...notice, text: `Message from ${email}.` });
  await insertRow(database, "email_outbox", { ...notice, reply_to: null, html: `<p>${email}</p>` });
  const account = await signUp(database, { username: "ines" }, email);
  await remember(database, account);
  const post = await insertRow(database, "blogs", { title: "Written by Ines" });
  await database.sql("update public.blogs set author_id = $1 where id = $2", account.id, post);
  await database.sql(
    "insert into private.deleted_rows (source, content) select 'messages', to_jsonb(sent) from public.messages as sent",
  );
  await database.sql(
    `insert into auth.audit_log_entries (id, payload, created_at)
     values ($1, json_build_object('action', 'login', 'actor_username', $2::text), now())`,
    crypto.randomUUID(),
    email,
  );
}

/** Names of the tables, in any schema, with a row that contains `text`. */
export async function tablesNaming({ sql }: TestDatabase, text: string): Promise<string[]> {
  const tables = await sql<{ name: string }>(
    `select format('%I.%I', nspname, relname) as name from pg_class
     join pg_namespace on pg_namespace.oid = relnamespace
     where relkind in ('r', 'p') and nspname !~ '^pg_|^information_schema$' order by 1`,
  );
  const naming = [];
  for (const { name } of tables) {
    const query = `select from ${name} as stored where strpos(lower(stored::text), $1) > 0 limit 1`;
    if ((await sql(query, text)).length > 0) naming.push(name);
  }
  return naming;
}

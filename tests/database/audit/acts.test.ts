import { expect, test } from "vitest";
import { dataOf, onEachDatabase } from "@/tests/database/support/databases";
import { insertRow, newEmail } from "@/tests/database/support/rows";
import { entries } from "./entries";

/** Functions that record no entry; keep_editor only tracks open editors and autosaves. */
const unrecorded = ["public.keep_editor"];

type Routine = { name: string; text: string; is_open: boolean };

onEachDatabase((database) => {
  const { as, sql } = database;

  test("records every change that a session can make, directly or through the server", async () => {
    const routines = await sql<Routine>(`
      select nspname || '.' || proname as name, lower(pg_get_functiondef(p.oid)) as text,
        nspname = 'public' and provolatile = 'v' and (proargnames && '{p_actor,p_admin}'
          or has_function_privilege('authenticated', p.oid, 'execute')) as is_open
      from pg_proc as p join pg_namespace as n on n.oid = pronamespace
      where nspname in ('public', 'private') and prokind = 'f'`);
    const silent = await sql<{ name: string; is_open: boolean }>(`
      select 'public.' || relname as name, has_any_column_privilege('authenticated', oid, 'insert, update')
        or has_table_privilege('authenticated', oid, 'delete') as is_open
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        and oid not in (select tgrelid from pg_trigger where tgname like 'audit%')`);
    expect(silent.filter(({ is_open }) => is_open)).toEqual([]);
    const recorded = /private\.record_event|delete from auth\.sessions/;
    const written = /(?:insert into|update|delete from) (public\.[\w%]+|%s)/g;
    const isRecorded = (name: string): boolean =>
      routines.some(
        (one) =>
          one.name === name &&
          (recorded.test(one.text) ||
            [...one.text.matchAll(written)].some(([, table]) =>
              silent.every((known) => known.name !== table),
            ) ||
            [...one.text.matchAll(/(?<!function )\b((?:private|public)\.\w+)\(/g)].some(
              ([, other = ""]) => other !== name && isRecorded(other),
            )),
      );
    const open = routines.filter(({ is_open }) => is_open).map(({ name }) => name);
    expect(open.length).toBeGreaterThan(20);
    expect(open.filter((name) => !isRecorded(name))).toEqual(unrecorded);
  });

  test("records erasing a person, allowing them again, and deleting and restoring an email", async () => {
    const admin = as("admin");
    const p_email = newEmail();
    await insertRow(database, "subscribers", { email: p_email });
    await dataOf(admin.rpc("erase_person", { p_email }));
    await dataOf(admin.rpc("allow_address", { p_email }));
    await dataOf(admin.rpc("allow_address", { p_email }));
    const p_id = await insertRow(database, "email_outbox");
    const deleted = await dataOf(admin.rpc("delete_row", { p_source: "email_outbox", p_id }));
    await dataOf(admin.rpc("restore_row", { p_id: deleted ?? "" }));
    const log = await entries(database);
    expect(log.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      ...["created mail", "deleted mail", "deleted erasure", "created erasure"],
      "deleted subscriber",
    ]);
  });
});

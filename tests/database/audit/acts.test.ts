import { expect, test } from "vitest";
import { dataOf, onEachDatabase } from "@/tests/database/support/databases";
import { insertRow, newEmail } from "@/tests/database/support/rows";
import { entries } from "./entries";

/** What a session may call that changes something, and no entry follows. */
const unrecorded: Record<string, string> = {
  keep_editor: "who has a post open",
};

type Routine = { name: string; text: string; is_open: boolean };

onEachDatabase((database) => {
  const { as, sql } = database;

  test("every act that a session is granted leaves an entry, but for those that are named", async () => {
    const routines = await sql<Routine>(`
      select nspname || '.' || proname as name, lower(pg_get_functiondef(p.oid)) as text,
        nspname = 'public' and provolatile = 'v' and has_function_privilege('authenticated', p.oid, 'execute') as is_open
      from pg_proc as p join pg_namespace as n on n.oid = pronamespace
      where nspname in ('public', 'private') and prokind = 'f'`);
    const tables = await sql<{ name: string; is_open: boolean }>(`
      select oid::regclass::text as name,
        has_any_column_privilege('authenticated', oid, 'insert, update') or has_table_privilege('authenticated', oid, 'delete') as is_open
      from pg_class where relkind = 'r' and oid not in
        (select tgrelid from pg_trigger where tgname like 'audit%') and relnamespace = 'public'::regnamespace`);
    expect(tables.filter(({ is_open }) => is_open)).toEqual([]);
    const silent = new Set(
      tables.map(({ name }) => `public.${name}`.replace("public.public.", "public.")),
    );
    const texts = Map.groupBy(routines, ({ name }) => name);
    const isRecorded = (name: string, seen = new Set<string>()): boolean => {
      if (seen.has(name)) return false;
      seen.add(name);
      return (texts.get(name) ?? []).some(({ text }) => {
        const written = text.matchAll(
          /(?:insert into|update|delete from) (public\.\w+|public\.%|%s)/g,
        );
        const called = text.matchAll(/\b((?:private|public)\.\w+)\(/g);
        return (
          /private\.record_event|delete from auth\.sessions/.test(text) ||
          [...written].some(([, table = ""]) => !silent.has(table)) ||
          [...called].some(([, other = ""]) => isRecorded(other, seen))
        );
      });
    };
    const open = routines.filter(({ is_open }) => is_open).map(({ name }) => name);
    expect(open.length).toBeGreaterThan(15);
    expect(open.filter((name) => !isRecorded(name)).toSorted()).toEqual(
      Object.keys(unrecorded).map((name) => `public.${name}`),
    );
  });

  test("records an erasure and its end, and a mail that is restored", async () => {
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

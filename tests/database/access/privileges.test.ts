import { expect, test } from "vitest";
import { onEachDatabase } from "@/tests/database/support/databases";
import { granted, listPrivileges, ourSchemas } from "./granted";

onEachDatabase((database) => {
  test("grants the API's roles what is listed, and nothing else", async () => {
    const lines = await database.sql<{ line: string }>(listPrivileges);
    expect(lines.map(({ line }) => line).sort()).toEqual(granted);
  });

  test("lets no role of the API into the private schema, nor create anything", async () => {
    const found = await database.sql(
      `select rolname, nspname, privilege from pg_roles, pg_namespace,
         unnest(array['usage', 'create']) as privilege
       where rolname in ('anon', 'authenticated', 'service_role')
         and nspname in ('public', 'private')
         and has_schema_privilege(pg_roles.oid, pg_namespace.oid, privilege)
       order by 1`,
    );
    expect(found).toEqual(
      ["anon", "authenticated", "service_role"].map((rolname) => ({
        rolname,
        nspname: "public",
        privilege: "usage",
      })),
    );
  });

  test("gives nothing away with a new table, sequence or function", async () => {
    await database.sql("create table public.newcomer (id serial)");
    await database.sql("create function public.newcomer() returns int language sql return 1");
    try {
      const lines = await database.sql<{ line: string }>(listPrivileges);
      expect(lines.filter(({ line }) => line.includes("newcomer"))).toEqual([]);
    } finally {
      await database.sql("drop table public.newcomer");
      await database.sql("drop function public.newcomer()");
    }
  });

  test("has row-level security on every table", async () => {
    const open = await database.sql(
      `select oid::regclass::text from pg_class
       where relnamespace in ${ourSchemas} and relkind in ('r', 'p') and not relrowsecurity`,
    );
    expect(open).toEqual([]);
  });

  test("has one policy for each role and verb", async () => {
    const policies = await database.sql<{ tablename: string; cmd: string; role: string }>(
      "select tablename, cmd, unnest(roles) as role from pg_policies where schemaname in ('public', 'storage')",
    );
    const keys = policies.map(({ tablename, cmd, role }) => `${tablename} ${cmd} ${role}`);
    expect(keys.length).toBeGreaterThan(0);
    expect([...new Set(keys)]).toHaveLength(keys.length);
    expect(keys.filter((key) => / ALL | public$/.test(key))).toEqual([]);
  });

  test("pins the search path of every function", async () => {
    const loose = await database.sql(
      `select oid::regprocedure::text from pg_proc
       where pronamespace in ${ourSchemas} and not 'search_path=""' = any (coalesce(proconfig, '{}'))`,
    );
    expect(loose).toEqual([]);
  });
});

import { expect, test } from "vitest";
import { actors, onEachDatabase } from "@/tests/database/support/databases";
import { functionCalls } from "./function-calls";
import { granted, listPrivileges } from "./granted";

// people/own-data.test.ts covers these, which are for users without access to the admin area.
const userCalls = ["erase_self", "own_data", "rename_self"];
// All other functions are for visitors or the service role only; count_event represents the latter.
const calls: [string, object][] = [
  ...Object.entries(functionCalls).map(([name, [, args]]): [string, object] => [name, args]),
  ["count_event", { p_ip: "203.0.113.9" }],
];

onEachDatabase((database) => {
  test("grants the API roles exactly the listed privileges", async () => {
    const lines = await database.sql<{ line: string }>(listPrivileges);
    expect(lines.map(({ line }) => line).sort()).toEqual(granted);
  });

  test("lets no API role use the private schema or create objects", async () => {
    const found = await database.sql(
      `select rolname || ': ' || privilege || ' on ' || nspname as line from pg_roles, pg_namespace,
         unnest(array['usage', 'create']) as privilege
       where rolname in ('anon', 'authenticated', 'service_role')
         and nspname in ('public', 'private')
         and has_schema_privilege(pg_roles.oid, pg_namespace.oid, privilege)
       order by 1`,
    );
    const roles = ["anon", "authenticated", "service_role"];
    expect(found).toEqual(roles.map((role) => ({ line: `${role}: usage on public` })));
  });

  test("grants no privileges on new tables, sequences or functions", async () => {
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

  test("covers every function that signed-in users may execute", async () => {
    const functions = await database.sql<{ name: string }>(
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace
       and has_function_privilege('authenticated', oid, 'execute') order by 1`,
    );
    // second-factor/assurance.test.ts covers get_viewer.
    const known = [...Object.keys(functionCalls), ...userCalls, "get_viewer"].sort();
    expect(functions.map(({ name }) => name)).toEqual(known);
  });

  test.for(calls)("lets only the intended actor call %s", async ([name, args]) => {
    for (const actor of actors) {
      const init = { method: "POST", body: JSON.stringify(args) };
      const response = await database.rest(actor, `rpc/${name}`, init);
      if (actor === (name in functionCalls ? "admin" : "service")) {
        expect(response.ok, actor).toBe(true);
      } else {
        expect(await response.json(), actor).toMatchObject({ code: "42501" });
        expect(response.status).toBe(actor === "visitor" ? 401 : 403);
      }
    }
  });

  test.for(["private", "auth", "supabase_migrations"])("hides the %s schema", async (schema) => {
    for (const actor of actors) {
      const read = await database.rest(actor, "users", { headers: { "accept-profile": schema } });
      expect(read.status, actor).toBe(406);
      const init = { method: "POST", body: "{}", headers: { "content-profile": schema } };
      expect((await database.rest(actor, "rpc/is_admin", init)).status, actor).toBe(406);
    }
  });
});

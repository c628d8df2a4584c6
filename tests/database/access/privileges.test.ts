import { expect, test } from "vitest";
import { type Actor, actors, onEachDatabase } from "@/tests/database/support/databases";
import { functionCalls } from "./function-calls";
import { granted, listPrivileges } from "./granted";

// people/own-data.test.ts covers these, which are for users without access to the admin area.
const userCalls = ["erase_self", "own_data", "rename_self"];

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

  // The grants decide about visitors and the service role.
  test.for(Object.entries(functionCalls))(
    "lets only an admin call %s",
    async ([name, [, args]]) => {
      const init = { method: "POST", body: JSON.stringify(args) };
      const call = (actor: Actor) => database.rest(actor, `rpc/${name}`, init);
      // The forged claim is the same in every call, so one function is enough.
      const forgers = name === "admin_counts" ? (["forger"] as const) : [];
      for (const actor of ["member", "ended", ...forgers] as const) {
        const response = await call(actor);
        expect(await response.json(), actor).toMatchObject({ code: "42501" });
        expect(response.status, actor).toBe(403);
      }
      expect((await call("admin")).ok).toBe(true);
    },
  );

  test.for(["private", "auth", "supabase_migrations"])("hides the %s schema", async (schema) => {
    for (const actor of actors) {
      const read = await database.rest(actor, "users", { headers: { "accept-profile": schema } });
      expect(read.status, actor).toBe(406);
      const init = { method: "POST", body: "{}", headers: { "content-profile": schema } };
      expect((await database.rest(actor, "rpc/is_admin", init)).status, actor).toBe(406);
    }
  });
});

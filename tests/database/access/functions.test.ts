import { describe, expect, test } from "vitest";
import { actors, onEachDatabase } from "@/tests/database/support/databases";

const id = "00000000-0000-0000-0000-000000000000";

/** Calls that change nothing of every function that signed-in users may execute: admins alone are answered. */
const adminCalls = {
  admin_dashboard: {},
  list_posts: { p_from: 0, p_size: 1 },
  retry_outbox: { p_id: id },
  set_admin: { p_id: id, p_is_admin: true },
};
// All others may be executed by the server's key alone (granted.ts): one shows what that means.
const calls = Object.entries({ ...adminCalls, count_event: { p_ip: "203.0.113.9" } });

onEachDatabase((database) => {
  test("knows every function that signed-in users may execute", async () => {
    const functions = await database.sql<{ name: string }>(
      `select proname as name from pg_proc where pronamespace = 'public'::regnamespace
       and has_function_privilege('authenticated', oid, 'execute') order by 1`,
    );
    expect(functions.map(({ name }) => name)).toEqual(Object.keys(adminCalls));
  });

  describe.for(calls)("%s", ([name, args]) => {
    test.for(actors)("called by %s", async (actor) => {
      const init = { method: "POST", body: JSON.stringify(args) };
      const response = await database.rest(actor, `rpc/${name}`, init);
      const answer = await response.json();
      if (actor === (name in adminCalls ? "admin" : "service")) {
        expect(response.status).toBe(200);
      } else {
        expect(answer).toMatchObject({ code: "42501" });
        expect(response.status).toBe(actor === "visitor" ? 401 : 403);
      }
    });
  });

  test.for(actors)("keeps other schemas out of the reach of %s", async (actor) => {
    for (const schema of ["private", "auth", "supabase_migrations"]) {
      const read = await database.rest(actor, "users", { headers: { "accept-profile": schema } });
      expect(read.status).toBe(406);
      const headers = { "content-profile": schema };
      const init = { method: "POST", body: "{}", headers };
      expect((await database.rest(actor, "rpc/is_admin", init)).status).toBe(406);
    }
  });
});

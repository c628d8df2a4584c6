import { beforeEach, describe, expect, test } from "vitest";
import { type Actor, actors, onEachDatabase } from "@/tests/database/support/databases";
import { validRows } from "@/tests/database/support/rows";
import { accessCases, type Outcome, storeRow, type Verb } from "./access-cases";

onEachDatabase((database) => {
  test("knows what to expect of every table", async () => {
    const tables = await database.sql<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') order by 1",
    );
    expect([...new Set(accessCases.map(({ table }) => table))].sort()).toEqual(
      tables.map(({ name }) => name),
    );
  });

  describe.for(accessCases)("case %#: $table", (accessCase) => {
    const { table, insert, update, expected } = accessCase;
    let path: string;
    beforeEach(async () => {
      path = await storeRow(database, accessCase);
    });

    const act: Record<Verb, (actor: Actor) => Promise<Outcome>> = {
      async select(actor) {
        // Visitors may read single columns.
        const response = await database.rest(actor, path.replace(/\?(\w+)=/, "?select=$1&$1="));
        if (await isDenied(actor, response)) return "denied";
        return (await response.json()).length === 1 ? "done" : "nothing";
      },
      insert(actor) {
        const values = insert
          ? insert(database, actor)
          : validRows[table as keyof typeof validRows]();
        return write(actor, table, { method: "POST", ...body(values) });
      },
      update: (actor) => write(actor, path, { method: "PATCH", ...body(update) }),
      delete: (actor) => write(actor, path, { method: "DELETE" }),
    };

    async function write(actor: Actor, path: string, init: RequestInit): Promise<Outcome> {
      const before = await content();
      const response = await database.rest(actor, path, init);
      const denied = await isDenied(actor, response);
      const changed = (await content()) !== before;
      if (denied && changed) throw new Error("denied, and yet done");
      if (changed) return "done";
      return denied ? "denied" : "nothing";
    }

    async function content(): Promise<unknown> {
      const [row] = await database.sql(
        `select md5(coalesce(string_agg(row::text, '|' order by row::text), '')) as sum from public.${table} as row`,
      );
      return row?.sum;
    }

    for (const verb of Object.keys(act) as Verb[]) {
      const outcomes = expected[verb].split(/\s+/);
      test.for(actors.map((actor, index) => ({ actor, outcome: outcomes[index] })))(
        `${verb} by $actor: $outcome`,
        async ({ actor, outcome }) => {
          expect(await act[verb](actor)).toBe(outcome);
        },
      );
    }
  });
});

function body(value: object): RequestInit {
  return { body: JSON.stringify(value) };
}

/** True for a lack of rights, false for success; anything else fails the test. */
async function isDenied(actor: Actor, response: Response): Promise<boolean> {
  if (response.ok) return false;
  expect(await response.json()).toMatchObject({ code: "42501" });
  expect(response.status).toBe(actor === "visitor" ? 401 : 403);
  return true;
}

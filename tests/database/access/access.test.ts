import { describe, expect, test } from "vitest";
import { type Actor, actors, onEachDatabase } from "@/tests/database/support/databases";
import { validRows } from "@/tests/database/support/rows";
import { accessCases, type Outcome, storeRow, type Verb } from "./access-cases";

onEachDatabase((database) => {
  test("covers every table", async () => {
    const tables = await database.sql<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') order by 1",
    );
    expect([...new Set(accessCases.map(({ table }) => table))].sort()).toEqual(
      tables.map(({ name }) => name),
    );
  });

  describe.for(accessCases)("case %#: $table", (accessCase) => {
    const { table, insert, update, expected } = accessCase;
    const act: Record<Verb, (actor: Actor, path: string) => Promise<Outcome>> = {
      async select(actor, path) {
        // Visitors can read only some columns, so select just the key.
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
      update: (actor, path) => write(actor, path, { method: "PATCH", ...body(update) }),
      delete: (actor, path) => write(actor, path, { method: "DELETE" }),
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

    test.for(Object.keys(act) as Verb[])(
      "%s has the expected outcome for each actor",
      async (verb) => {
        const outcomes: Outcome[] = [];
        let path = await storeRow(database, accessCase);
        for (const actor of actors) {
          const outcome = await act[verb](actor, path);
          if (outcome === "done") path = await storeRow(database, accessCase);
          outcomes.push(outcome);
        }
        expect(outcomes.join(" ")).toBe(expected[verb].replace(/ +/g, " "));
      },
    );
  });
});

function body(value: object): RequestInit {
  return { body: JSON.stringify(value) };
}

/** True if access was denied, false on success; any other response fails the test. */
async function isDenied(actor: Actor, response: Response): Promise<boolean> {
  if (response.ok) return false;
  expect(await response.json()).toMatchObject({ code: "42501" });
  expect(response.status).toBe(actor === "visitor" ? 401 : 403);
  return true;
}

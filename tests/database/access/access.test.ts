import { describe, expect, test } from "vitest";
import {
  type Actor,
  actors,
  onEachDatabase,
  patch,
  post,
} from "@/tests/database/support/databases";
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
    const send: Record<Verb, (actor: Actor, path: string) => Promise<Response>> = {
      // Visitors can read only some columns, so select just the key.
      select: (actor, path) => database.rest(actor, path.replace(/\?(\w+)=/, "?select=$1&$1=")),
      insert(actor) {
        const values = insert
          ? insert(database, actor)
          : validRows[table as keyof typeof validRows]();
        return database.rest(actor, table, post(values));
      },
      update: (actor, path) => database.rest(actor, path, patch(update)),
      delete: (actor, path) => database.rest(actor, path, { method: "DELETE" }),
    };

    const store = async () => [await storeRow(database, accessCase), await content()] as const;

    async function content(): Promise<unknown> {
      const [row] = await database.sql(
        `select md5(coalesce(string_agg(row::text, '|' order by row::text), '')) as sum from public.${table} as row`,
      );
      return row?.sum;
    }

    test.for(Object.keys(send) as Verb[])(
      "%s has the expected outcome for each actor",
      async (verb) => {
        const wanted = expected[verb].split(/ +/);
        const denied = (actor: Actor) => Number(wanted[actors.indexOf(actor)] === "denied");
        const outcomes: Partial<Record<Actor, Outcome>> = {};
        let [path, before] = await store();
        // Denied actors come last, so one comparison shows that none of them changed anything.
        for (const actor of [...actors].sort((a, b) => denied(a) - denied(b))) {
          const response = await send[verb](actor, path);
          if (await isDenied(actor, response)) outcomes[actor] = "denied";
          else if (verb === "select") outcomes[actor] = read(await response.json());
          else if ((await content()) === before) outcomes[actor] = "nothing";
          else {
            outcomes[actor] = "done";
            [path, before] = await store();
          }
        }
        expect(actors.map((actor) => outcomes[actor])).toEqual(wanted);
        expect(await content(), "after denied requests").toBe(before);
      },
    );
  });
});

const read = (rows: unknown[]): Outcome => (rows.length === 1 ? "done" : "nothing");

/** True if access was denied, false on success; any other response fails the test. */
async function isDenied(actor: Actor, response: Response): Promise<boolean> {
  if (response.ok) return false;
  expect(await response.json()).toMatchObject({ code: "42501" });
  expect(response.status).toBe(actor === "visitor" ? 401 : 403);
  return true;
}

import { join } from "node:path";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { createPgliteConnection, type PGlite } from "@supabase/lite/pglite";
import pLimit from "p-limit";
import { oneLine, StackError } from "../process/stack-error.ts";
import type { Database, RequestQueue } from "./database.ts";

export async function openPglite(dir: string): Promise<Database> {
  const folder = join(dir, "db");
  const connection = await keepingExitCode(() => open(folder));
  const driver = connection.driver;
  // PGlite has a single connection: concurrent requests would share a transaction and its role.
  const limit = pLimit(1);
  const queue: RequestQueue = (work) => limit(() => keepingExitCode(work));
  return {
    connection,
    queue,
    sql: (query, ...parameters) => queue(() => run(driver, query, parameters)),
    transaction: (work) =>
      queue(() =>
        driver.transaction((transaction) =>
          work({
            exec: async (script) => void (await transaction.exec(script)),
            query: async <Row>(query: string, ...parameters: unknown[]) =>
              (await transaction.query<Row>(query, parameters)).rows,
          }),
        ),
      ),
    close: () => queue(() => connection.close()),
  };
}

async function open(folder: string) {
  try {
    const connection = await createPgliteConnection({
      url: folder,
      // Hosted projects ship with these extensions; the migrations enable them.
      pgliteOptions: { extensions: { pg_trgm, unaccent } },
    });
    await connection.driver.waitReady;
    await forgetRowArrays(connection.driver);
    return connection;
  } catch (error) {
    throw new StackError(
      `The database in ${folder} cannot be opened (${oneLine(error)}): run npm run reset to start afresh.`,
    );
  }
}

/**
 * PGlite copies its parsers for every query. Most are for arrays of table rows, which no query
 * returns, and removing them halves the time of a short query.
 */
async function forgetRowArrays(driver: PGlite): Promise<void> {
  const arrays = "select typarray from pg_type where typtype = 'c'";
  const { rows } = await driver.query<{ typarray: number }>(arrays);
  for (const { typarray } of rows) delete driver.parsers[typarray];
}

/** PGlite overwrites the process's exit code: 99 when opened, 100 after an error, 0 when closed. */
async function keepingExitCode<T>(work: () => Promise<T>): Promise<T> {
  const code = process.exitCode;
  try {
    return await work();
  } finally {
    process.exitCode = code;
  }
}

async function run<Row>(driver: PGlite, query: string, parameters: unknown[]): Promise<Row[]> {
  if (parameters.length > 0) return (await driver.query<Row>(query, parameters)).rows;
  return ((await driver.exec(query)).at(-1)?.rows ?? []) as Row[];
}

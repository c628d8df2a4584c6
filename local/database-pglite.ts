import { join } from "node:path";
import { createPgliteConnection, type PGlite } from "@supabase/lite/pglite";
import type { Database } from "./database.ts";
import { createQueue } from "./request-queue.ts";
import { oneLine, StackError } from "./stack-error.ts";

export async function openPglite(dir: string): Promise<Database> {
  const folder = join(dir, "db");
  const connection = await open(folder);
  const driver = connection.driver;
  const queue = createQueue(1);
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
    close: () => queue(() => close(connection)),
  };
}

async function open(folder: string) {
  try {
    const connection = await createPgliteConnection({ url: folder });
    await connection.driver.waitReady;
    return connection;
  } catch (error) {
    throw new StackError(
      `The database in ${folder} cannot be opened (${oneLine(error)}): run npm run reset to start afresh.`,
    );
  }
}

/** PGlite ends its engine with an exit code, which it leaves behind as the whole process's own. */
async function close(connection: { close(): Promise<void> }): Promise<void> {
  const code = process.exitCode;
  await connection.close();
  process.exitCode = code;
}

async function run<Row>(driver: PGlite, query: string, parameters: unknown[]): Promise<Row[]> {
  if (parameters.length > 0) return (await driver.query<Row>(query, parameters)).rows;
  return ((await driver.exec(query)).at(-1)?.rows ?? []) as Row[];
}

import type { Database, Transaction } from "../database/database.ts";
import {
  hasHostedAuth,
  listMigrations,
  listPictures,
  listSequences,
  listTables,
  type Table,
} from "./catalog.ts";
import { type Passphrase, writeFile } from "./file.ts";
import { endLine, headerLine, pictureLine } from "./format.ts";
import type { Pictures } from "./pictures.ts";
import type { Progress } from "./progress.ts";
import { textSettings } from "./text-settings.ts";

type Dump = {
  database: Database;
  pictures: Pick<Pictures, "read">;
  file: string;
  passphrase: Passphrase;
  progress: Progress;
  signal?: AbortSignal;
};

export type Totals = { rows: number; pictures: number };

const rowsAtOnce = 100;

/** Writes a consistent snapshot of the site's data to a file. Throws a StackError. */
export async function dump({ database, file, passphrase, signal, ...what }: Dump): Promise<Totals> {
  const totals = { rows: 0, pictures: 0 };
  await database.transaction(async (transaction) => {
    await transaction.exec(
      `set transaction isolation level repeatable read, read only;${textSettings}`,
    );
    await writeFile(file, passphrase, lines(transaction, what, totals), signal);
  });
  return totals;
}

async function* lines(
  transaction: Transaction,
  { pictures, progress }: Pick<Dump, "pictures" | "progress">,
  totals: Totals,
): AsyncGenerator<string> {
  const stored = await listPictures(transaction);
  const tables = await listTables(transaction);
  const rows = await Promise.all(tables.map(({ name }) => countRows(transaction, name)));
  yield headerLine({
    createdAt: new Date().toISOString(),
    migrations: await listMigrations(transaction),
    hostedAuth: await hasHostedAuth(transaction),
    sequences: await listSequences(transaction),
    pictures: stored.length,
    tables: tables.map(({ name, columns }, index) => ({
      name,
      columns: columns.map((column) => column.name),
      rows: rows[index] ?? 0,
    })),
  });
  for (const picture of stored) {
    // Null if the picture was deleted in the meantime: the site may be running.
    const bytes = await pictures.read(picture.bucket, picture.name);
    yield pictureLine({ ...picture, bytes });
    totals.pictures += 1;
    progress("pictures", totals.pictures, stored.length);
  }
  for (const [index, table] of tables.entries()) {
    let done = 0;
    for await (const texts of readRows(transaction, table)) {
      yield `${texts.join("\n")}\n`;
      done += texts.length;
      progress(table.name, done, rows[index] ?? 0);
    }
    totals.rows += done;
  }
  yield endLine();
}

async function countRows({ query }: Transaction, table: string): Promise<number> {
  const [row] = await query<{ count: number }>(`select count(*)::int from ${table}`);
  return row?.count ?? 0;
}

/** Reads values in Postgres's own text format, so that every type round-trips unchanged. */
async function* readRows({ exec, query }: Transaction, { name, columns }: Table) {
  const texts = columns.map((column) => (column.isCut ? "null" : `${column.name}::text`));
  await exec(`declare backup no scroll cursor for
    select to_json(array[${texts}]::text[])::text as row from ${name}`);
  for (;;) {
    const rows = await query<{ row: string }>(`fetch ${rowsAtOnce} from backup`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await exec("close backup");
}

import type { Database, Transaction } from "../database/database.ts";
import { hasHostedAuth, listMigrations, listSequences, listTables, type Table } from "./catalog.ts";
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

type StoredPicture = {
  bucket: string;
  name: string;
  mimetype: string | null;
  cacheControl: string | null;
};

const rowsAtOnce = 100;

/** Writes all that the site has at one moment into a file. Throws a StackError. */
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
  const tables = await listTables(transaction);
  const rows = await Promise.all(tables.map(({ name }) => countRows(transaction, name)));
  const counted = tables.map(({ name, columns }, index) => ({
    name,
    columns: columns.map((column) => column.name),
    rows: rows[index] ?? 0,
  }));
  yield headerLine({
    createdAt: new Date().toISOString(),
    migrations: await listMigrations(transaction),
    hostedAuth: await hasHostedAuth(transaction),
    sequences: await listSequences(transaction),
    tables: counted,
  });
  for (const [index, table] of tables.entries()) {
    let done = 0;
    for await (const texts of readRows(transaction, table)) {
      yield `${texts.join("\n")}\n`;
      done += texts.length;
      progress(table.name, done, rows[index] ?? 0);
    }
    totals.rows += done;
  }
  const stored = await listPictures(transaction);
  for (const [index, picture] of stored.entries()) {
    const bytes = await pictures.read(picture.bucket, picture.name);
    progress("pictures", index + 1, stored.length);
    // One may be deleted while the site runs.
    if (!bytes) continue;
    const mimetype = picture.mimetype ?? "application/octet-stream";
    yield pictureLine({ ...picture, mimetype, cacheControl: picture.cacheControl ?? "", bytes });
    totals.pictures += 1;
  }
  yield endLine(totals.pictures);
}

async function countRows({ query }: Transaction, table: string): Promise<number> {
  const [row] = await query<{ count: number }>(`select count(*)::int from ${table}`);
  return row?.count ?? 0;
}

/** As Postgres writes values itself, so that every type comes back the same. */
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

function listPictures({ query }: Transaction): Promise<StoredPicture[]> {
  return query<StoredPicture>(`
    select bucket_id as bucket, name, metadata ->> 'mimetype' as mimetype,
      metadata ->> 'cacheControl' as "cacheControl"
    from storage.objects order by bucket_id, name`);
}

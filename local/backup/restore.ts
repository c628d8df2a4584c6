import { applyMigrations, migrationVersions } from "../database/migrate.ts";
import { prepareDatabase } from "../database/prepare.ts";
import { markSeeded } from "../database/seed.ts";
import { oneLine, StackError } from "../process/stack-error.ts";
import { hasHostedAuth, listMigrations, listTables } from "./catalog.ts";
import { type Passphrase, readLines } from "./file.ts";
import { type Contents, checkBackup, type Header } from "./format.ts";
import { load } from "./load.ts";
import type { Place } from "./place.ts";
import type { Progress } from "./progress.ts";

type Restore = {
  file: string;
  passphrase: Passphrase;
  /** Opens where to restore, once the file is known to be good. */
  open(): Promise<Place>;
  /** Whether rows that are there may go. */
  replace: boolean;
  progress: Progress;
  migrationsDir?: string;
  articlesDir?: string;
};

/** Puts a backup in the place of what a database has, all of it or nothing. Throws a StackError. */
export async function restore(options: Restore): Promise<Contents> {
  const { file, passphrase, migrationsDir = "supabase/migrations" } = options;
  const contents = await checkBackup(file, passphrase);
  await requireKnownMigrations(contents.header, migrationsDir);
  const place = await options.open();
  try {
    if (!options.replace) await requireEmpty(place);
    await prepare(place, contents.header, migrationsDir);
    await loadAll(options, place, contents);
    return contents;
  } finally {
    await place.close();
  }
}

async function requireKnownMigrations({ migrations }: Header, folder: string): Promise<void> {
  const known = await migrationVersions(folder);
  const unknown = migrations.find((version) => !known.includes(version));
  if (!unknown) return;
  throw new StackError(
    `The backup is of a newer version of the site (it has migration ${unknown}): update the site first.`,
  );
}

/** The tables of one row have it from the start. */
async function requireEmpty({ database, name }: Place): Promise<void> {
  const tables = await listTables({ query: database.sql });
  const asked = tables.filter((table) => /^(public|auth)\./.test(table.name) && !table.isSingleRow);
  if (asked.length === 0) return;
  const each = asked.map(
    (table) => `select '${table.name}' as name where exists (select from ${table.name})`,
  );
  const filled = await database.sql<{ name: string }>(each.join(" union all "));
  if (filled.length === 0) return;
  throw new StackError(
    `${name} is not empty (${filled.map((table) => table.name).join(", ")}): add --replace to delete what it has.`,
  );
}

async function prepare({ database, isHosted }: Place, header: Header, folder: string) {
  const query = { query: database.sql };
  if (!isHosted) {
    await prepareDatabase(database);
    await applyMigrations(database, folder, () => {}, header.migrations);
  }
  if (!header.hostedAuth && (await hasHostedAuth(query))) {
    throw new StackError(
      "The accounts of this backup are a local stack's: a hosted project cannot take them.",
    );
  }
  const applied = await listMigrations(query);
  const other = applied.find((version) => !header.migrations.includes(version));
  if (other) {
    throw new StackError(
      `The backup is older than the database (which has migration ${other}): restore it into a new database, which is then migrated.`,
    );
  }
  if (applied.length === header.migrations.length) return;
  throw new StackError("The database lacks migrations of the backup: run supabase db push first.");
}

async function loadAll(options: Restore, place: Place, contents: Contents): Promise<void> {
  const { database, pictures, isHosted } = place;
  const { file, passphrase, progress, articlesDir = "content/articles" } = options;
  const isSeeded = contents.header.tables.some(({ name }) => name.endsWith(".seed_files"));
  await pictures.discard();
  try {
    await database.transaction(async (transaction) => {
      const lines = readLines(file, passphrase);
      await load({ transaction, contents, lines, pictures, isHosted, progress });
      if (!isSeeded && !isHosted) await markSeeded(transaction, articlesDir);
    });
  } catch (error) {
    await pictures.discard();
    if (error instanceof StackError) throw error;
    throw new StackError(`The restore failed (${oneLine(error)}): nothing was changed.`);
  }
  await pictures.keep();
}

import { applyMigrations, migrationVersions } from "../database/migrate.ts";
import { prepareDatabase } from "../database/prepare.ts";
import { markSeeded } from "../database/seed.ts";
import { oneLine, StackError } from "../process/stack-error.ts";
import { hasHostedAuth, listMigrations, listPictures, listTables } from "./catalog.ts";
import { type Passphrase, readLines } from "./file.ts";
import { checkBackup, type Header, parsePicture } from "./format.ts";
import { load, nextLine } from "./load.ts";
import type { Place } from "./place.ts";
import type { Progress } from "./progress.ts";

type Restore = {
  file: string;
  passphrase: Passphrase;
  /** Opens the target; called only after the backup has been validated. */
  open(): Promise<Place>;
  /** Whether existing data may be deleted. */
  replace: boolean;
  progress: Progress;
  migrationsDir?: string;
  articlesDir?: string;
};

type State = { storedPictures: number; hasLoaded: boolean };

/** Replaces a database's contents with a backup, all or nothing. Throws a StackError. */
export async function restore(options: Restore): Promise<Header> {
  const { file, passphrase, migrationsDir = "supabase/migrations" } = options;
  const state: State = { storedPictures: 0, hasLoaded: false };
  try {
    const header = await checkBackup(file, passphrase);
    const known = await migrationVersions(migrationsDir);
    const migrations = withoutMerged(header.migrations, known);
    requireKnown(migrations, known);
    const place = await options.open();
    try {
      if (!options.replace) await requireEmpty(place);
      await prepare(place, { ...header, migrations }, migrationsDir, known);
      await replaceAll(options, place, header, state);
    } finally {
      await place.close();
    }
    return header;
  } catch (error) {
    throw failure(error, state);
  }
}

function requireKnown(versions: string[], known: string[]): void {
  const unknown = versions.find((version) => !known.includes(version));
  if (!unknown) return;
  throw new StackError(
    `The backup is of a newer version of the site (it has migration ${unknown}): update the site first.`,
  );
}

/** Leaves out versions since merged into others. */
function withoutMerged(versions: string[], known: string[]): string[] {
  const last = known.at(-1) ?? "";
  return versions.filter((version) => version > last || known.includes(version));
}

/** Ignores single-row tables, which are never empty. */
async function requireEmpty({ database, name }: Place): Promise<void> {
  const tables = (await listTables({ query: database.sql })).filter(
    (table) => /^(public\.|auth\.|storage\.objects$)/.test(table.name) && !table.isSingleRow,
  );
  if (tables.length === 0) return;
  const queries = tables.map(
    (table) => `select '${table.name}' as name where exists (select from ${table.name})`,
  );
  const filled = await database.sql<{ name: string }>(queries.join(" union all "));
  if (filled.length === 0) return;
  throw new StackError(
    `${name} is not empty (${filled.map((table) => table.name).join(", ")}): add --replace to delete what it has.`,
  );
}

async function prepare(
  { database, isHosted }: Place,
  header: Header,
  folder: string,
  known: string[],
) {
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
  const applied = withoutMerged(await listMigrations(query), known);
  const other = applied.find((version) => !header.migrations.includes(version));
  if (other) {
    throw new StackError(
      `The backup is older than the database (which has migration ${other}): restore it into a new database, which is then migrated.`,
    );
  }
  if (applied.length === header.migrations.length) return;
  throw new StackError("The database lacks migrations of the backup: run supabase db push first.");
}

/** Adds new pictures first and removes old ones last, so that an interruption breaks no post. */
async function replaceAll(options: Restore, place: Place, header: Header, state: State) {
  const { file, passphrase, progress, articlesDir = "content/articles" } = options;
  const { database, pictures, isHosted } = place;
  const obsolete = new Map(
    (await listPictures({ query: database.sql })).map((picture) => [keyOf(picture), picture]),
  );
  const lines = readLines(file, passphrase);
  try {
    await nextLine(lines);
    for (let done = 1; done <= header.pictures; done += 1) {
      const { bytes, ...picture } = parsePicture(file, await nextLine(lines));
      if (bytes) {
        await pictures.write(picture, bytes);
        state.storedPictures += 1;
      }
      obsolete.delete(keyOf(picture));
      progress("pictures", done, header.pictures);
    }
    await database.transaction(async (transaction) => {
      await load({ transaction, header, lines, isHosted, progress });
      if (header.hostedAuth && !isHosted) await markSeeded(transaction, articlesDir);
    });
  } finally {
    await lines.return(undefined);
  }
  state.hasLoaded = true;
  for (const { bucket, name } of obsolete.values()) await pictures.remove(bucket, name);
  // PGlite has no autovacuum, and a Postgres server's would only run later.
  if (!isHosted) await database.sql("vacuum analyze");
}

const keyOf = ({ bucket, name }: { bucket: string; name: string }) => `${bucket}/${name}`;

function failure(error: unknown, { storedPictures, hasLoaded }: State): StackError {
  const reason =
    error instanceof StackError ? error.message : `The restore failed (${oneLine(error)}).`;
  if (hasLoaded) return new StackError(`${reason} Rows and pictures were still restored.`);
  if (storedPictures === 0) return new StackError(`${reason} No data was changed.`);
  return new StackError(
    `${reason} No row was changed; ${storedPictures} pictures of the backup were added to those that were there.`,
  );
}

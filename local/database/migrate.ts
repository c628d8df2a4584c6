import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { splitSqlStatements } from "@supabase/lite";
import { oneLine, StackError } from "../process/stack-error.ts";
import type { Database, Log } from "./database.ts";

type Migration = { file: string; version: string; name: string };

const fileNamePattern = /^(\d{14})_(.+)\.sql$/;

/**
 * Applies pending migrations from `folder` in order, each file in its own transaction; `only`
 * limits them to the given versions. Throws a StackError with file, cause and line.
 */
export async function applyMigrations(
  database: Database,
  folder: string,
  log: Log,
  only?: string[],
): Promise<void> {
  const applied = await appliedVersions(database);
  const all = await listMigrations(folder);
  const migrations = all.filter(({ version }) => !only || only.includes(version));
  const pending = migrations.filter(({ version }) => !applied.has(version));
  for (const migration of pending) await applyOne(database, folder, migration, log);
  if (pending.length === 0) log(`Migrations are up to date (${migrations.length})`);
}

/** Returns the versions of the migrations in `folder`, in order. Throws a StackError. */
export async function migrationVersions(folder: string): Promise<string[]> {
  return (await listMigrations(folder)).map(({ version }) => version);
}

async function applyOne(
  database: Database,
  folder: string,
  { file, version, name }: Migration,
  log: Log,
): Promise<void> {
  const started = performance.now();
  const script = await readFile(join(folder, file), "utf8");
  try {
    await database.transaction(async ({ exec, query }) => {
      await exec(script);
      await query(
        "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)",
        version,
        name,
        splitSqlStatements(script),
      );
    });
  } catch (error) {
    throw new StackError(
      `Migration ${file}${errorLine(script, error)} failed: ${oneLine(error)}. Nothing of it was kept: correct the file and start again.`,
    );
  }
  log(`Migration ${file} applied in ${Math.round(performance.now() - started)} ms`);
}

async function listMigrations(folder: string): Promise<Migration[]> {
  const files = await readdir(folder).catch(() => [] as string[]);
  const migrations: Migration[] = [];
  for (const file of files.filter((name) => name.endsWith(".sql")).sort()) {
    const [, version, name] = fileNamePattern.exec(file) ?? [];
    if (!version || !name) {
      throw new StackError(
        `Migration ${file} has no valid name: it should be <14 digits>_<name>.sql.`,
      );
    }
    migrations.push({ file, version, name });
  }
  return migrations;
}

async function appliedVersions(database: Database): Promise<Set<string>> {
  const rows = await database.sql<{ version: string }>(
    "select version from supabase_migrations.schema_migrations",
  );
  return new Set(rows.map((row) => row.version));
}

/** Formats the line number of an error; empty if Postgres reports no character position. */
function errorLine(script: string, error: unknown): string {
  const position = Number((error as { position?: string }).position);
  if (!position) return "";
  return `, line ${script.slice(0, position - 1).split("\n").length}`;
}

import type { Transaction } from "../database/database.ts";
import { StackError } from "../process/stack-error.ts";
import { listSlowIndexes, listTables, listTablesToClear, type Table } from "./catalog.ts";
import type { Header } from "./format.ts";
import type { Progress } from "./progress.ts";
import { textSettings } from "./text-settings.ts";

type Load = {
  transaction: Transaction;
  header: Header;
  /** The remaining lines of the backup: rows and the end marker. */
  lines: AsyncGenerator<string>;
  isHosted: boolean;
  progress: Progress;
};

type SavedTable = Header["tables"][number];

const charactersAtOnce = 512 * 1024;

/** Replaces all existing rows with those of a backup. Throws a StackError. */
export async function load(options: Load): Promise<void> {
  const { transaction, header, lines, isHosted, progress } = options;
  const { exec, query } = transaction;
  await exec(textSettings);
  const tables = await listTables(transaction);
  // Skip triggers and foreign key checks: the saved rows already reflect them.
  await exec("set local session_replication_role = replica");
  await clear(transaction, isHosted);
  const indexes = await listSlowIndexes(transaction);
  for (const { name } of indexes) await exec(`drop index ${name}`);
  for (const saved of header.tables) {
    const table = findTable(tables, saved, isHosted);
    await loadTable(transaction, saved, table, lines, progress);
  }
  for (const { name, value } of header.sequences) {
    await query("select setval(to_regclass($1), $2::text::bigint)", name, value);
  }
  for (const { definition } of indexes) await exec(definition);
  await exec("set local session_replication_role = origin");
  await expirePages(transaction);
}

/** Visitors can still read pages but not search; their submissions wait for the lock. */
async function clear(transaction: Transaction, isHosted: boolean): Promise<void> {
  const tables = (await listTablesToClear(transaction)).filter(
    (name) => !(isHosted && isStorage(name)),
  );
  await transaction.exec(`lock table ${tables.join()} in exclusive mode`);
  await transaction.exec(tables.map((name) => `delete from ${name}`).join(";"));
}

/**
 * Returns null for a table to skip: auth tables differ between servers, and a hosted project
 * manages its own storage tables.
 */
function findTable(tables: Table[], saved: SavedTable, isHosted: boolean): Table | null {
  const table = tables.find(({ name }) => name === saved.name);
  const isOurs = /^(public|private)\./.test(saved.name);
  if (isOurs) requireColumns(table, saved);
  return !table || (isHosted && isStorage(saved.name)) ? null : table;
}

function requireColumns(table: Table | undefined, { name, columns }: SavedTable): void {
  const known = table?.columns.map((column) => column.name);
  const missing = known ? columns.find((column) => !known.includes(column)) : "";
  if (missing === undefined) return;
  throw new StackError(
    `The backup has a table ${name}${missing && ` with a column ${missing}`} that this version of the site has not: restore it with the version that made it.`,
  );
}

async function loadTable(
  { query }: Transaction,
  { name, columns, rows }: SavedTable,
  table: Table | null,
  lines: AsyncGenerator<string>,
  progress: Progress,
): Promise<void> {
  const insert = table && insertStatement(table, columns);
  let batch: string[] = [];
  let characters = 0;
  for (let done = 1; done <= rows; done += 1) {
    const line = await nextLine(lines);
    batch.push(line);
    characters += line.length;
    if (characters < charactersAtOnce && done < rows) continue;
    if (insert) await query(insert, `[${batch.join()}]`);
    progress(name, done, rows);
    batch = [];
    characters = 0;
  }
}

/** Builds an insert from a JSON array of rows; ignores columns that exist only in the backup. */
function insertStatement({ name, columns }: Table, saved: string[]): string {
  const kept = columns.filter((column) => saved.includes(column.name));
  const values = kept.map((column) => `(row ->> ${saved.indexOf(column.name)})::${column.type}`);
  return `insert into ${name} (${kept.map((column) => column.name)}) overriding system value
    select ${values} from jsonb_array_elements($1::text::jsonb) as row`;
}

/** Throws a StackError if the file has changed since it was checked. */
export async function nextLine(lines: AsyncGenerator<string>): Promise<string> {
  const { value, done } = await lines.next();
  if (done) throw new StackError("The file was changed while it was read.");
  return value;
}

/**
 * Expires every stored page. `seq` is based on the clock, so that it exceeds any number a server
 * got from another database; `clock_timestamp()` also covers pages stored during the restore.
 */
async function expirePages({ exec }: Transaction): Promise<void> {
  await exec(`
    select public.expire_tags(array['*']);
    update private.expired_tags set
      expired_at = clock_timestamp(), seq = extract(epoch from clock_timestamp()) * 1000
    where tag = '*'`);
}

const isStorage = (name: string) => name.startsWith("storage.");

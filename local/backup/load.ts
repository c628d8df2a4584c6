import type { Transaction } from "../database/database.ts";
import { StackError } from "../process/stack-error.ts";
import { listSlowIndexes, listTables, listTablesToClear, type Table } from "./catalog.ts";
import type { Header } from "./format.ts";
import type { Progress } from "./progress.ts";
import { textSettings } from "./text-settings.ts";

type Load = {
  transaction: Transaction;
  header: Header;
  /** Those of the rows, and the end. */
  lines: AsyncGenerator<string>;
  isHosted: boolean;
  progress: Progress;
};

type SavedTable = Header["tables"][number];

const charactersAtOnce = 512 * 1024;

/** Puts the rows of a backup in the place of all that are there. Throws a StackError. */
export async function load(options: Load): Promise<void> {
  const { transaction, header, lines, isHosted, progress } = options;
  const { exec, query } = transaction;
  await exec(textSettings);
  const tables = await listTables(transaction);
  // No trigger runs and no reference is checked: the rows are as these have left them.
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

/** Visitors read on, but for the search; what they send waits. */
async function clear(transaction: Transaction, isHosted: boolean): Promise<void> {
  const tables = (await listTablesToClear(transaction)).filter(
    (name) => !(isHosted && isStorage(name)),
  );
  await transaction.exec(`lock table ${tables.join()} in exclusive mode`);
  await transaction.exec(tables.map((name) => `delete from ${name}`).join(";"));
}

/** Null for one whose rows are not wanted: another auth server has other tables, a hosted storage service its own. */
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

/** Takes a JSON array of rows. Columns that only the backup has are dropped. */
function insertStatement({ name, columns }: Table, saved: string[]): string {
  const kept = columns.filter((column) => saved.includes(column.name));
  const values = kept.map((column) => `(row ->> ${saved.indexOf(column.name)})::${column.type}`);
  return `insert into ${name} (${kept.map((column) => column.name)}) overriding system value
    select ${values} from jsonb_array_elements($1::text::jsonb) as row`;
}

/** Of a file that was whole when it was checked. Throws a StackError. */
export async function nextLine(lines: AsyncGenerator<string>): Promise<string> {
  const { value, done } = await lines.next();
  if (done) throw new StackError("The file was changed while it was read.");
  return value;
}

/**
 * Numbers follow the clock, so that no server has seen a higher one, whatever database it had before. A page
 * that is stored meanwhile still has what was there.
 */
async function expirePages({ exec }: Transaction): Promise<void> {
  await exec(`
    select public.expire_tags(array['*']);
    update private.expired_tags set
      expired_at = clock_timestamp(), seq = extract(epoch from clock_timestamp()) * 1000
    where tag = '*'`);
}

const isStorage = (name: string) => name.startsWith("storage.");

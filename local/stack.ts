import { mkdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { getAuthSchemaSql, getStorageSchemaSql } from "@supabase/lite";
import { createAuthMail } from "./auth-mail.ts";
import { type Database, openDatabase } from "./database.ts";
import { shut } from "./http-server.ts";
import { loadKeys } from "./keys.ts";
import { lockFolder } from "./lock.ts";
import { startMailCatcher } from "./mail-catcher.ts";
import { applyMigrations } from "./migrate.ts";
import { requireFreePorts } from "./ports.ts";
import { requireLocal, seed } from "./seed.ts";
import { oneLine, StackError } from "./stack-error.ts";
import { createSupabaseApp, signUpConfirmed } from "./supabase-app.ts";
import { serveSupabase } from "./supabase-server.ts";

export type Stack = {
  supabaseUrl: string;
  publishableKey: string;
  secretKey: string;
  mailUrl: string;
  /** As the database owner, outside row-level security: for tests and the seed. */
  sql<Row>(query: string, ...parameters: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
};

export type StackOptions = {
  /** Where state is kept. */
  dir: string;
  supabasePort: number;
  mailPort: number;
  siteUrl: string;
  /** A Postgres server to use instead of PGlite. */
  databaseUrl?: string;
  seed: boolean;
  migrationsDir?: string;
  articlesDir?: string;
  log?: (line: string) => void;
};

export const MAIL_FROM = "Kiskadee Studio <hello@kiskadee.example>";

/**
 * Starts database, Supabase API and mail catcher, migrated and seeded. Throws a StackError whose
 * one line names the cure, and leaves nothing running behind it.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  // Before anything is touched: what must not be seeded is not to be migrated either.
  if (options.seed) requireLocal(options.databaseUrl);
  await requireFreePorts([
    { port: options.supabasePort, variable: "SUPABASE_PORT", what: "Supabase" },
    { port: options.mailPort, variable: "MAIL_PORT", what: "the mail catcher" },
  ]);
  const undo: (() => Promise<void>)[] = [];
  const stop = once(async () => {
    for (const step of undo.reverse()) await step();
  });
  try {
    return { ...(await assemble(options, undo)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function assemble(
  options: StackOptions,
  undo: (() => Promise<void>)[],
): Promise<Omit<Stack, "stop">> {
  const { dir, siteUrl, databaseUrl, log = () => {} } = options;
  await makeFolder(dir);
  undo.push(await lockFolder(dir));
  const keys = await loadKeys(dir);
  log(
    `Opening the database (${databaseUrl ? "LOCAL_DB_URL" : `PGlite in ${relative("", dir) || dir}`})`,
  );
  const database = await openDatabase(dir, databaseUrl);
  undo.push(database.close);

  await prepare(database);
  await applyMigrations(database, options.migrationsDir ?? "supabase/migrations", log);
  const settings = { database, keys, siteUrl, dir };
  if (options.seed) {
    await seed({
      database,
      databaseUrl,
      articlesDir: options.articlesDir ?? "content/articles",
      signUp: (user) => signUpConfirmed(settings, user),
      log,
    });
  }

  const mail = await startMailCatcher(options.mailPort);
  undo.push(mail.close);
  const supabaseUrl = `http://127.0.0.1:${options.supabasePort}`;
  const authMail = createAuthMail(MAIL_FROM, mail.deliver);
  const app = await createSupabaseApp(settings, authMail);
  const server = await serveSupabase(app, supabaseUrl, database.queue, log);
  undo.push(() => shut(server));
  log(`Supabase answers at ${supabaseUrl}, the mail catcher at ${mail.url}`);
  const { publishableKey, secretKey } = keys;
  return { supabaseUrl, publishableKey, secretKey, mailUrl: mail.url, sql: database.sql };
}

async function makeFolder(dir: string): Promise<void> {
  try {
    await mkdir(dir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StackError(
      `The folder ${dir} cannot be made (${oneLine(error)}): correct its rights, or choose another with LOCAL_DIR.`,
    );
  }
}

/** What a hosted project has before the first migration; harmless to run again. */
async function prepare(database: Database): Promise<void> {
  const read = (file: string) => readFile(join(import.meta.dirname, file), "utf8");
  const scripts = [
    await read("roles.sql"),
    getAuthSchemaSql(),
    getStorageSchemaSql(),
    await read("storage-grants.sql"),
  ];
  await database.transaction(async ({ exec }) => {
    for (const script of scripts) await exec(script);
  });
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}

import { mkdir } from "node:fs/promises";
import { relative } from "node:path";
import { brand } from "../../content/brand.ts";
import { site } from "../../content/site.ts";
import type { Log } from "../database/database.ts";
import { applyMigrations } from "../database/migrate.ts";
import { openDatabase } from "../database/open.ts";
import { prepareDatabase } from "../database/prepare.ts";
import { requireLocal, seed } from "../database/seed.ts";
import { createAuthMail } from "../mail/auth-mail.ts";
import { startMailCatcher } from "../mail/catcher.ts";
import { createSupabaseApp, signUpConfirmed } from "../supabase/app.ts";
import { withCreateUser } from "../supabase/create-user.ts";
import { loadKeys } from "../supabase/keys.ts";
import { withSecondFactor } from "../supabase/second-factor.ts";
import { serveSupabase } from "../supabase/server.ts";
import { shut } from "./http-server.ts";
import { lockFolder } from "./lock.ts";
import { requireFreePorts } from "./ports.ts";
import { oneLine, StackError } from "./stack-error.ts";

export type Stack = {
  supabaseUrl: string;
  publishableKey: string;
  secretKey: string;
  mailUrl: string;
  /** Runs as the database owner, bypassing row-level security; for tests and the seed. */
  sql<Row>(query: string, ...parameters: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
};

export type StackOptions = {
  /** Folder for local state. */
  dir: string;
  supabasePort: number;
  mailPort: number;
  siteUrl: string;
  /** A Postgres server to use instead of PGlite. */
  databaseUrl?: string;
  seed: boolean;
  migrationsDir?: string;
  articlesDir?: string;
  log?: Log;
};

export const mailFrom = `${brand.name} <${site.email}>`;

/**
 * Starts a migrated database, with seed data if requested, the Supabase API and the mail catcher.
 * On failure, stops whatever has started and throws a StackError.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  // Check this first: a database that must not be seeded must not be migrated either.
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

  await prepareDatabase(database);
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
  const authMail = createAuthMail(mailFrom, mail.deliver);
  const app = await createSupabaseApp(settings, authMail);
  const handle = withCreateUser(withSecondFactor(app, settings), settings);
  const server = await serveSupabase(handle, supabaseUrl, log);
  undo.push(() => shut(server));
  log(`Supabase answers at ${supabaseUrl}, the mail catcher at ${mail.url}`);
  const { publishableKey, secretKey } = keys;
  return { supabaseUrl, publishableKey, secretKey, mailUrl: mail.url, sql: database.sql };
}

/** Throws a StackError if the folder cannot be created. */
export async function makeFolder(dir: string): Promise<void> {
  try {
    await mkdir(dir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StackError(
      `The folder ${dir} cannot be made (${oneLine(error)}): correct its rights, or choose another with LOCAL_DIR.`,
    );
  }
}

function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => (done ??= work());
}

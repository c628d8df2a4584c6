import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startStack } from "../../../local/process/stack.ts";
import { loadKeys } from "../../../local/supabase/keys.ts";
import { tokenClaims, withClaims } from "../../../local/supabase/tokens.ts";
import type { RunningDatabase } from "./databases.ts";
import { startPostgres } from "./postgres-server.ts";
import { type Account, signIn, signOut, signUp } from "./sign-up.ts";
import { startSqlProxy } from "./sql-proxy.ts";

// Runs a stack for the database tests until the parent process ends. Arguments: the stack's name,
// its ports and, for a Postgres server (which needs one more port), the folder of the binaries.
const [name = "", ports = "", binaries] = process.argv.slice(2);
const undo: (() => Promise<void>)[] = [];

process.once("disconnect", stop);
try {
  process.send?.(await start());
} catch (error) {
  console.error(error);
  process.exitCode = 1;
  await stop();
}

async function stop(): Promise<void> {
  for (const step of undo.splice(0).reverse()) await step();
  process.exit();
}

async function start(): Promise<RunningDatabase> {
  const [supabasePort = 0, mailPort = 0, sqlPort = 0, postgresPort = 0] = ports
    .split(",")
    .map(Number);
  const server = binaries ? await startPostgres(binaries, postgresPort) : undefined;
  if (server) undo.push(server.stop);
  const databaseUrl = server?.url;
  const dir = await mkdtemp(join(tmpdir(), "site-database-"));
  undo.push(() => rm(dir, { recursive: true, force: true }));
  const siteUrl = "http://localhost:41199";
  const options = { dir, supabasePort, mailPort, siteUrl, databaseUrl, seed: false };
  const stack = await startStack(options);
  undo.push(stack.stop);
  const { close, ...sqlProxy } = await startSqlProxy(stack, sqlPort);
  undo.push(close);

  const { jwtSecret } = await loadKeys(dir);
  async function account(username: string, is_admin = false): Promise<Account> {
    const signedUp = await signUp(stack, { username, is_admin }, `${username}@example.com`);
    return extendToken(signedUp, jwtSecret);
  }
  const [member, forger] = [await account("member"), await account("forger", true)];
  const admin = await account("admin");
  await stack.sql("update public.profiles set is_admin = true where id = $1", admin.id);
  const ended = extendToken(await signIn(stack, admin.email), jwtSecret);
  await signOut(stack, ended, "local");
  const accounts = { member, forger, ended, admin };
  const { supabaseUrl, publishableKey, secretKey, mailUrl } = stack;
  return { name, databaseUrl, supabaseUrl, publishableKey, secretKey, mailUrl, sqlProxy, accounts };
}

/** Extends a token by a day, since a full run on a busy machine can outlast it. */
function extendToken(account: Account, secret: string): Account {
  const exp = Number(tokenClaims(account.accessToken)?.exp) + 86_400;
  const accessToken = withClaims(account.accessToken, { exp }, secret);
  return { ...account, accessToken };
}

import { createHmac } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startStack } from "../../../local/process/stack.ts";
import { loadKeys } from "../../../local/supabase/keys.ts";
import type { DatabaseAddress } from "./databases.ts";
import { startPostgres } from "./postgres-server.ts";
import { type Account, signIn, signOut, signUp } from "./sign-up.ts";
import { startSqlProxy } from "./sql-proxy.ts";

// A stack for the database tests, in a process that ends with the one that started it.
// Arguments: its name, its three ports, and for a Postgres server its folder of binaries and its port.
const [name = "", ports = "", binaries, postgresPort] = process.argv.slice(2);
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

async function start(): Promise<DatabaseAddress> {
  let databaseUrl: string | undefined;
  if (binaries) {
    const server = await startPostgres(binaries, Number(postgresPort));
    undo.push(server.stop);
    databaseUrl = server.url;
  }
  const dir = await mkdtemp(join(tmpdir(), "site-database-"));
  undo.push(() => rm(dir, { recursive: true, force: true }));
  const [supabasePort = 0, mailPort = 0, sqlPort = 0] = ports.split(",").map(Number);
  const siteUrl = "http://localhost:41199";
  const stack = await startStack({
    dir,
    supabasePort,
    mailPort,
    siteUrl,
    databaseUrl,
    seed: false,
  });
  undo.push(stack.stop);
  const { close, ...sqlProxy } = await startSqlProxy(stack, sqlPort);
  undo.push(close);

  const { supabaseUrl, publishableKey, secretKey, mailUrl } = stack;
  const member = await signUp(stack, "member@example.com", { username: "member", is_admin: false });
  const forger = await signUp(stack, "forger@example.com", { username: "forger", is_admin: true });
  const admin = await signUp(stack, "admin@example.com", { username: "admin", is_admin: false });
  await stack.sql("update public.profiles set is_admin = true where id = $1", admin.id);
  const ended = await signIn(stack, admin.email);
  await signOut(stack, ended, "local");
  const { jwtSecret } = await loadKeys(dir);
  const lasting = (account: Account) => extendToken(account, jwtSecret);
  return {
    name,
    databaseUrl,
    supabaseUrl,
    publishableKey,
    secretKey,
    mailUrl,
    sqlProxy,
    accounts: {
      member: lasting(member),
      forger: lasting(forger),
      ended: lasting(ended),
      admin: lasting(admin),
    },
  };
}

/** The same token for a day. On a busy machine all files together take longer than one lasts. */
function extendToken(account: Account, secret: string): Account {
  const [head, body = ""] = account.accessToken.split(".");
  const claims = JSON.parse(Buffer.from(body, "base64url").toString());
  const longer = JSON.stringify({ ...claims, exp: claims.exp + 86_400 });
  const signed = `${head}.${Buffer.from(longer).toString("base64url")}`;
  const signature = createHmac("sha256", secret).update(signed).digest("base64url");
  return { ...account, accessToken: `${signed}.${signature}` };
}

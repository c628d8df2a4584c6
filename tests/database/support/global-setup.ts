import { createHmac } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startStack } from "../../../local/process/stack.ts";
import { loadKeys } from "../../../local/supabase/keys.ts";
import { freePorts } from "../../free-ports.ts";
import type { DatabaseAddress } from "./databases.ts";
import { findPostgres, startPostgres } from "./postgres-server.ts";
import { type Account, signIn, signOut, signUp } from "./sign-up.ts";
import { startSqlProxy } from "./sql-proxy.ts";

type Undo = () => Promise<void>;

/** Starts the local stack on PGlite, and on a Postgres server where there is one, for all tests. */
export default async function setup(project: TestProject): Promise<Undo> {
  const undo: Undo[] = [];
  const stop = async () => {
    for (const step of undo.reverse()) await step();
  };
  try {
    project.provide("databases", [await startOnPglite(undo), await startOnPostgres(undo)]);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

function startOnPglite(undo: Undo[]): Promise<DatabaseAddress> {
  return start("PGlite", undefined, undo);
}

async function startOnPostgres(undo: Undo[]): Promise<DatabaseAddress> {
  const name = "a Postgres server";
  const binaries = await findPostgres();
  if (!binaries) {
    const missing = "no initdb and postgres on this machine";
    console.log(`Database tests on ${name} are skipped: ${missing}.`);
    return { name, missing };
  }
  const [port = 0] = await freePorts(1);
  const server = await startPostgres(binaries, port);
  undo.push(server.stop);
  return start(name, server.url, undo);
}

async function start(
  name: string,
  databaseUrl: string | undefined,
  undo: Undo[],
): Promise<DatabaseAddress> {
  const dir = await mkdtemp(join(tmpdir(), "site-database-"));
  undo.push(() => rm(dir, { recursive: true, force: true }));
  const [supabasePort = 0, mailPort = 0, sqlPort = 0] = await freePorts(3);
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

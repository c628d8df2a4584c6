import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startStack } from "../../local/stack.ts";
import { freePorts } from "../free-ports.ts";
import type { DatabaseAddress } from "./databases.ts";
import { findPostgres, startPostgres } from "./postgres-server.ts";
import { signUp } from "./sign-up.ts";
import { openSqlDoor } from "./sql-door.ts";

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
  const dir = await mkdtemp(join(tmpdir(), "kiskadee-database-"));
  undo.push(() => rm(dir, { recursive: true, force: true }));
  const [supabasePort = 0, mailPort = 0, doorPort = 0] = await freePorts(3);
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
  const { close, ...door } = await openSqlDoor(stack, doorPort);
  undo.push(close);

  const { supabaseUrl, publishableKey, secretKey, mailUrl } = stack;
  const member = await signUp(stack, "member@example.com", { username: "member", is_admin: false });
  const forger = await signUp(stack, "forger@example.com", { username: "forger", is_admin: true });
  const admin = await signUp(stack, "admin@example.com", { username: "admin", is_admin: false });
  await stack.sql("update public.profiles set is_admin = true where id = $1", admin.id);
  return {
    name,
    databaseUrl,
    supabaseUrl,
    publishableKey,
    secretKey,
    mailUrl,
    door,
    accounts: { member, forger, admin },
  };
}

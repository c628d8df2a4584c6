import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { freePorts } from "../../free-ports.ts";
import type { RunningDatabase } from "./databases.ts";
import { findPostgres } from "./postgres-server.ts";

/**
 * Starts the local stack on PGlite and, if installed, on a Postgres server, each in its own process
 * so that neither blocks the other.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const ports = await freePorts(7);
  const binaries = await findPostgres();
  const stacks = [startStack("PGlite", ports.slice(0, 3))];
  if (binaries) stacks.push(startStack("a Postgres server", ports.slice(3), binaries));
  else
    console.log("No initdb and postgres on this machine: the database is tested on PGlite only.");

  const stop = async () => void (await Promise.all(stacks.map(stopStack)));
  try {
    project.provide("databases", await Promise.all(stacks.map(receiveDatabase)));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

function startStack(name: string, ports: number[], binaries = ""): ChildProcess {
  return fork(join(import.meta.dirname, "stack-process.ts"), [name, ports.join(), binaries]);
}

async function receiveDatabase(stack: ChildProcess): Promise<RunningDatabase> {
  const ended = once(stack, "exit").then(([code]) => {
    throw new Error(`A stack of the database tests ended with ${code} instead of starting.`);
  });
  const [database] = await Promise.race([once(stack, "message"), ended]);
  return database;
}

async function stopStack(stack: ChildProcess): Promise<void> {
  if (stack.exitCode !== null || stack.signalCode !== null) return;
  const ended = once(stack, "exit");
  if (stack.connected) stack.disconnect();
  await ended;
}

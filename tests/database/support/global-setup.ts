import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { freePorts } from "../../free-ports.ts";
import type { DatabaseAddress } from "./databases.ts";
import { findPostgres } from "./postgres-server.ts";

/**
 * Starts the local stack on PGlite and, where there is one, on a Postgres server: each in a process of
 * its own, so that neither waits for the other.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [port, ...others] = await freePorts(7);
  const pglite = startStack("PGlite", others.slice(0, 3));
  const stacks = [pglite];
  const addresses = [receiveAddress(pglite)];

  const name = "a Postgres server";
  const binaries = await findPostgres();
  if (binaries) {
    const postgres = startStack(name, others.slice(3), binaries, String(port));
    stacks.push(postgres);
    addresses.push(receiveAddress(postgres));
  } else {
    const missing = "no initdb and postgres on this machine";
    console.log(`Database tests on ${name} are skipped: ${missing}.`);
    addresses.push(Promise.resolve({ name, missing }));
  }

  const stop = async () => void (await Promise.all(stacks.map(stopStack)));
  try {
    project.provide("databases", await Promise.all(addresses));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

function startStack(name: string, ports: number[], ...server: string[]): ChildProcess {
  return fork(join(import.meta.dirname, "stack-process.ts"), [name, ports.join(), ...server]);
}

async function receiveAddress(stack: ChildProcess): Promise<DatabaseAddress> {
  const ended = once(stack, "exit").then(([code]) => {
    throw new Error(`A stack of the database tests ended with ${code} instead of starting.`);
  });
  const [address] = await Promise.race([once(stack, "message"), ended]);
  return address;
}

async function stopStack(stack: ChildProcess): Promise<void> {
  if (stack.exitCode !== null || stack.signalCode !== null) return;
  const ended = once(stack, "exit");
  if (stack.connected) stack.disconnect();
  await ended;
}

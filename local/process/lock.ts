import { readFileSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseJson } from "../../lib/parse-json.ts";
import { withFallback } from "../../lib/with-fallback.ts";
import { oneLine, StackError } from "./stack-error.ts";

type Holder = { pid: number; started: string | null };

/**
 * Locks the state folder for this process; returns a function that releases it. Takes over a stale
 * lock; throws a StackError if the process that holds it is still running.
 */
export async function lockFolder(dir: string): Promise<() => Promise<void>> {
  const file = join(dir, "lock");
  const mine = JSON.stringify({ pid: process.pid, started: startTime(process.pid) });
  try {
    if (!(await create(file, mine))) {
      const holder = await lockHolder(dir);
      if (holder) throw inUse(dir, holder);
      await rm(file, { force: true });
      if (!(await create(file, mine))) throw inUse(dir, await lockHolder(dir));
    }
  } catch (error) {
    if (error instanceof StackError) throw error;
    throw new StackError(
      `The folder ${dir} cannot be written (${oneLine(error)}): correct its rights, or choose another with LOCAL_DIR.`,
    );
  }
  return () => rm(file, { force: true });
}

/** Returns the process id of the running stack that has locked `dir`, or null. */
export async function lockHolder(dir: string): Promise<number | null> {
  const text = await readFile(join(dir, "lock"), "utf8").catch(() => "{}");
  const holder = parse(text);
  if (!holder || !isAlive(holder.pid)) return null;
  // A process id may be reused after a crash or in a new container, so compare start times too.
  return holder.started === startTime(holder.pid) ? holder.pid : null;
}

function inUse(dir: string, pid: number | null): StackError {
  return new StackError(
    `The folder ${dir} is in use by another stack${pid ? ` (process ${pid})` : ""}: stop that one, or choose another folder with LOCAL_DIR.`,
  );
}

async function create(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

function parse(text: string): Holder | null {
  const { pid, started } = Object(parseJson(text)) as Partial<Holder>;
  return Number.isInteger(pid) ? { pid: pid as number, started: started ?? null } : null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Returns the process's start time in clock ticks since boot; null if unavailable. */
const startTime = (pid: number): string | null =>
  withFallback(null, () => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ");
    return fields?.[19] ?? null;
  });

import { readFileSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { oneLine, StackError } from "./stack-error.ts";

type Holder = { pid: number; started: string | null };

/**
 * Claims the state folder for this process; returns the release. A lock left by a process that
 * is gone is taken over. Throws a StackError when a living process holds it.
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

/** The process id of the running stack that holds `dir`, or null. */
export async function lockHolder(dir: string): Promise<number | null> {
  const text = await readFile(join(dir, "lock"), "utf8").catch(() => "{}");
  const holder = parse(text);
  if (!holder || !isAlive(holder.pid)) return null;
  // Process ids are used again after a crash or in a new container: the start time distinguishes them.
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
  try {
    const { pid, started } = JSON.parse(text) as Partial<Holder>;
    return Number.isInteger(pid) ? { pid: pid as number, started: started ?? null } : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Clock ticks since boot at which the process started; null where the system does not say. */
function startTime(pid: number): string | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ");
    return fields?.[19] ?? null;
  } catch {
    return null;
  }
}

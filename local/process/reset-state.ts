import { readdir, realpath, rm, rmdir } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join, relative } from "node:path";
import { lockHolder } from "./lock.ts";
import { StackError } from "./stack-error.ts";

/** Files and folders that a stack creates in its state folder. */
const stateEntries = ["db", "storage", "build-stamp", "keys.json", "lock"];
const projectRoot = join(import.meta.dirname, "../..");

/**
 * Deletes the state folder; returns false if there is none. In a folder other than .local, deletes
 * only what a stack created. Throws a StackError if a stack is running on it, or if it is not a
 * state folder.
 */
export async function resetState(dir: string, project = projectRoot): Promise<boolean> {
  const folder = await realpath(dir).catch(() => null);
  if (!folder) return false;
  const root = await realpath(project);
  const isStandard = folder === join(root, ".local");
  const entries = await readdir(folder).catch(() => []);
  if (!isStandard) refuseForeign(folder, root, entries);
  await refuseRunning([folder, ...entries.map((entry) => join(folder, entry))]);

  if (isStandard) await rm(folder, { recursive: true, force: true });
  else await removeState(folder);
  return true;
}

function refuseForeign(folder: string, root: string, entries: string[]): void {
  const holds = (inner: string) => !relative(folder, inner).startsWith("..");
  const isPrecious = folder === dirname(folder) || holds(root) || holds(homedir());
  if (!isPrecious && entries.includes("keys.json")) return;
  throw new StackError(
    `${folder} is not deleted: it is no folder that a stack has made. Correct LOCAL_DIR.`,
  );
}

async function refuseRunning(folders: string[]): Promise<void> {
  for (const folder of folders) {
    const holder = await lockHolder(folder);
    if (!holder) continue;
    throw new StackError(`A stack is running on ${folder} (process ${holder}): stop it first.`);
  }
}

async function removeState(folder: string): Promise<void> {
  for (const entry of stateEntries) await rm(join(folder, entry), { recursive: true, force: true });
  // Keeps the folder if it contains anything else.
  await rmdir(folder).catch(() => {});
}

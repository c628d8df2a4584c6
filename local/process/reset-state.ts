import { readdir, realpath, rm, rmdir } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join, relative } from "node:path";
import { lockHolder } from "./lock.ts";
import { StackError } from "./stack-error.ts";

/** What a stack keeps in its folder. */
const stateEntries = ["db", "storage", "build-stamp", "keys.json", "lock"];
const projectRoot = join(import.meta.dirname, "../..");

/**
 * Deletes the state folder; false when there is none. A folder with another name than .local
 * loses only what a stack put there. Throws a StackError when a stack is running on it, or when
 * it is no state folder.
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
  // Stays when something else is in it.
  await rmdir(folder).catch(() => {});
}

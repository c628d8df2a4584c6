import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Debian keeps servers where only root looks. */
const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];

/** The path of the first of these programs that is on the machine. */
export function findExecutable(names: string[]): string | undefined {
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

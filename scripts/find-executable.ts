import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { withFallback } from "../lib/with-fallback.ts";

/** Debian installs servers in /usr/sbin, which is only in root's PATH. */
const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];

/** Returns the path of the first of these programs that is installed. */
export function findExecutable(names: string[]): string | undefined {
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

const isExecutable = (path: string) =>
  withFallback(false, () => accessSync(path, constants.X_OK) === undefined);

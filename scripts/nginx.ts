import { installFromDebian } from "./debian-package.ts";
import { findExecutable } from "./find-executable.ts";

/**
 * Returns the path of nginx, installing it if possible. If there is none, throws in CI; elsewhere
 * returns an empty string, and its tests are skipped.
 */
export function findNginx(log: (line: string) => void): string {
  const find = () => findExecutable(["nginx"]);
  const found = find() ?? (installFromDebian(["nginx-light"]) ? find() : undefined);
  if (!found && process.env.CI) throw new Error("No nginx found, and none could be installed.");
  log(`nginx: ${found ?? "none, so the tests of deploy/nginx.conf are skipped"}`);
  return found ?? "";
}

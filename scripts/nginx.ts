import { installFromDebian } from "./debian-package.ts";
import { findExecutable } from "./find-executable.ts";

/**
 * The path of an nginx, installed now where that is possible; empty where there is none, and its
 * tests are skipped. In CI that is an error.
 */
export function findNginx(log: (line: string) => void): string {
  const find = () => findExecutable(["nginx"]);
  const found = find() ?? (installFromDebian(["nginx-light"]) ? find() : undefined);
  if (!found && process.env.CI) throw new Error("No nginx found, and none could be installed.");
  log(`nginx: ${found ?? "none, so the tests of deploy/nginx.conf are skipped"}`);
  return found ?? "";
}

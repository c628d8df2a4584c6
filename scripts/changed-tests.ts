import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";

/** Returns the files that differ from the last commit, including untracked ones. */
export function changedFiles(): string[] {
  const list = (...command: string[]) =>
    execFileSync("git", command, { encoding: "utf8" }).split("\n").filter(Boolean);
  return [
    ...list("diff", "--name-only", "HEAD"),
    ...list("ls-files", "--others", "--exclude-standard"),
  ];
}

/**
 * Returns the folders in `tree` ("e2e" or "tests/http") to run after a change: those named in a
 * changed path, such as e2e/bookings for lib/bookings/slots.ts, or all folders if a changed
 * application path names none.
 */
export function testFolders(
  tree: string,
  files: readonly string[],
  all: readonly string[] = readdirSync(tree),
): string[] {
  const rooms = all.filter((name) => name !== "support" && !name.includes("."));
  const found = new Set<string>();
  for (const file of files.filter(
    (path) => application.test(path) || path.startsWith(`${tree}/`),
  )) {
    const named = rooms.filter((name) => file.split("/").includes(name));
    for (const name of named.length > 0 ? named : rooms) found.add(`${tree}/${name}/`);
  }
  return [...found];
}

const application =
  /^(app|components|lib|content|supabase|local)\/|^(middleware|instrumentation|next\.config)\.ts$|^package-lock\.json$/;

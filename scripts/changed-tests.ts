import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";

/** The files that differ from the last commit, new ones included. */
export function changedFiles(): string[] {
  const list = (...command: string[]) =>
    execFileSync("git", command, { encoding: "utf8" }).split("\n").filter(Boolean);
  return [
    ...list("diff", "--name-only", "HEAD"),
    ...list("ls-files", "--others", "--exclude-standard"),
  ];
}

/**
 * The folders of a tree of tests, "e2e" or "tests/http", that a change asks for: those that a changed path
 * names, such as e2e/bookings for lib/bookings/slots.ts; all where a path of the application names none.
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

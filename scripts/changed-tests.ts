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
 * The folders of browser tests that a change asks for: those that a changed path names, such as
 * e2e/bookings for lib/bookings/slots.ts; all of them where a path of the application names none.
 */
export function browserFolders(
  files: readonly string[],
  all: readonly string[] = readdirSync("e2e"),
): string[] {
  const rooms = all.filter((name) => name !== "support" && !name.includes("."));
  const found = new Set<string>();
  for (const file of files.filter((path) => application.test(path))) {
    const named = rooms.filter((name) => file.split("/").includes(name));
    if (named.length === 0) return rooms.map(folder);
    for (const name of named) found.add(folder(name));
  }
  return [...found];
}

const application =
  /^(app|components|lib|content|supabase|local|e2e)\/|^(middleware|instrumentation|next\.config)\.ts$|^package-lock\.json$/;

const folder = (name: string) => `e2e/${name}/`;

import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { PulledEntry } from "../lib/content/pull/pull-contents.ts";
import { connect } from "../lib/supabase/connect.ts";
import { call } from "../lib/supabase/query.ts";
import { orReport } from "../local/process/command.ts";
import { StackError } from "../local/process/stack-error.ts";
import { findProject } from "../local/supabase/project.ts";

const { pullContents } = await import("../lib/content/pull/pull-contents.ts");

const timeoutMs = 60_000;

await orReport("Pull", run);

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { force: { type: "boolean" } } });
  if (!values.force && hasChanges()) {
    throw new StackError("content/ has uncommitted changes: commit them, or use --force.");
  }
  const client = connect(await findProject(process.env), timeoutMs);
  const entries: PulledEntry[] = await call(client, "export_contents");
  const { files, lines } = pullContents(entries, (path) => readFileSync(path, "utf8"));
  for (const [path, text] of files) writeFileSync(path, text);
  format([...files.keys()]);
  for (const line of lines) console.log(line);
  console.log(files.size > 0 ? "Review the changes: git diff content" : "No file changed.");
}

function hasChanges(): boolean {
  return execFileSync("git", ["status", "--porcelain", "content"], { encoding: "utf8" }) !== "";
}

function format(paths: string[]): void {
  const biome = "node_modules/@biomejs/biome/bin/biome";
  if (paths.length === 0 || !existsSync(biome)) return;
  spawnSync(process.execPath, [biome, "format", "--write", ...paths], { stdio: "ignore" });
}

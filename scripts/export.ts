import { createWriteStream } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { connect } from "../lib/supabase/connect.ts";
import type { ExportTotals } from "../lib/transfer/export/export-site.ts";
import { oneLine, StackError } from "../local/process/stack-error.ts";
import { findProject } from "../local/supabase/project.ts";

const { exportSite } = await import("../lib/transfer/export/export-site.ts");

const timeoutMs = 60_000;
const started = performance.now();

try {
  const file = readFileName();
  if (file) await run(file);
  else {
    console.error("Usage: npm run export -- [FILE]");
    process.exitCode = 2;
  }
} catch (error) {
  console.error(error instanceof StackError ? error.message : `Export failed: ${oneLine(error)}`);
  process.exitCode = 1;
}

function readFileName(): string | null {
  const time = new Date().toISOString().replace(/\.\d+/, "").replaceAll(":", "-");
  try {
    const { positionals } = parseArgs({ allowPositionals: true });
    const [file = join("exports", `${time}.zip`)] = positionals;
    return positionals.length > 1 ? null : resolve(process.env.INIT_CWD ?? ".", file);
  } catch {
    return null;
  }
}

async function run(file: string): Promise<void> {
  const client = connect(await findProject(process.env), timeoutMs);
  const part = `${file}.unfinished`;
  const totals: ExportTotals = { posts: 0, pictures: 0, missing: [] };
  await mkdir(dirname(file), { recursive: true });
  try {
    const zip = exportSite({ client, totals });
    // Only for its owner: the export contains people's emails.
    await pipeline(zip, createWriteStream(part, { mode: 0o600 }));
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
  }
  const { size } = await stat(file);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  for (const name of totals.missing) console.warn(`The file ${name} is not in the storage.`);
  console.log(
    `${file}: posts ${totals.posts}, pictures ${totals.pictures}, ${(size / 1e6).toFixed(2)} MB, ${seconds} s.`,
  );
}

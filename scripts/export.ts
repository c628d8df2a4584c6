import { createWriteStream } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";
import { connect } from "../lib/supabase/connect.ts";
import type { ExportTotals } from "../lib/transfer/export/export-site.ts";
import { readOutputFile, runCommand, secondsSince } from "../local/process/command.ts";
import { findProject } from "../local/supabase/project.ts";

const { exportSite } = await import("../lib/transfer/export/export-site.ts");

const timeoutMs = 60_000;
const started = performance.now();

await runCommand({
  name: "Export",
  usage: "export -- [FILE]",
  read: () => readOutputFile("exports", "zip", process.env.INIT_CWD ?? "."),
  run,
});

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
  const time = secondsSince(started);
  for (const name of totals.missing) console.warn(`The file ${name} is not in the storage.`);
  console.log(
    `${file}: posts ${totals.posts}, pictures ${totals.pictures}, ${(size / 1e6).toFixed(2)} MB, ${time}.`,
  );
}

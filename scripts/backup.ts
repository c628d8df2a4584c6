import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../local/database/database.ts";
import "./check-node.cjs";

const called = process.env.INIT_CWD ?? process.cwd();
process.chdir(join(import.meta.dirname, ".."));
const { dump } = await import("../local/backup/dump.ts");
const { newPassphrase } = await import("../local/backup/passphrase.ts");
const { openPlace } = await import("../local/backup/place.ts");
const { createProgress } = await import("../local/backup/progress.ts");
const { readOutputFile, runCommand, secondsSince } = await import("../local/process/command.ts");
const { oneLine } = await import("../local/process/stack-error.ts");

const stopping = new AbortController();
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(name, () => stopping.abort());

await runCommand({
  name: "Backup",
  usage: "backup -- [FILE]",
  read: () => readOutputFile("backups", "backup", called),
  run: backup,
});

async function backup(file: string): Promise<void> {
  const started = performance.now();
  const passphrase = await newPassphrase();
  const place = await openPlace("backup");
  const progress = createProgress(console.log);
  const { signal } = stopping;
  const totals = await dump({ ...place, file, passphrase, progress, signal })
    .then(async (totals) => {
      await recordRun(place.database);
      return totals;
    })
    .finally(place.close);
  const { size } = await stat(file);
  const time = secondsSince(started);
  console.log(
    `${file}: rows ${totals.rows}, pictures ${totals.pictures}, ${(size / 1e6).toFixed(2)} MB, ${passphrase ? "encrypted" : "not encrypted"}, ${time}.`,
  );
}

/** For the doctor. A database older than the function is backed up too. */
async function recordRun({ sql }: Database): Promise<void> {
  await sql("select public.record_job_run('backup')").catch((error) =>
    console.warn(`The backup could not be recorded: ${oneLine(error)}`),
  );
}

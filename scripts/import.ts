import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { TransferReport } from "../lib/transfer/report.ts";
import { createProgress } from "../local/backup/progress.ts";
import { runCommand, secondsSince } from "../local/process/command.ts";
import { findProject } from "../local/supabase/project.ts";

const { importInWorker } = await import("../lib/transfer/worker/import-in-worker.ts");
const { reportCsv, summaryOf } = await import("../lib/transfer/report-text.ts");

const called = process.env.INIT_CWD ?? ".";

type Options = NonNullable<ReturnType<typeof readOptions>>;

await runCommand({
  name: "Import",
  usage: "import -- FILE [--apply] [--report REPORT.csv] [--from https://old.example]",
  read: readOptions,
  run,
});

function readOptions() {
  const { values, positionals } = parseArgs({
    options: {
      apply: { type: "boolean", default: false },
      report: { type: "string" },
      from: { type: "string" },
    },
    allowPositionals: true,
  });
  const [file, ...others] = positionals;
  if (!file || others.length > 0) return null;
  if (values.from && !/^https?:/.test(URL.parse(values.from)?.protocol ?? "")) return null;
  return {
    file: resolve(called, file),
    isApplied: values.apply,
    siteUrl: values.from,
    reportFile: values.report && resolve(called, values.report),
  };
}

async function run({ file, isApplied, siteUrl, reportFile }: Options): Promise<void> {
  const started = performance.now();
  const project = await findProject(process.env);
  const progress = createProgress(console.log);
  const onProgress = (done: number, total: number) => progress("posts", done, total);
  const task = { file, isApplied, siteUrl, project };
  const { report, failure } = await importInWorker(task, { onProgress });
  if (report) {
    await print(report, reportFile);
    console.log(`${report.source}: ${summaryOf(report)}, ${secondsSince(started)}.`);
  }
  if (failure !== null) {
    console.error(failure);
    process.exitCode = 1;
  } else if (!isApplied) {
    console.log("This was a dry run: nothing was stored. --apply imports it.");
  }
}

async function print(report: TransferReport, reportFile: string | undefined): Promise<void> {
  for (const { title, notes } of report.posts) {
    for (const note of notes) console.log(`${title}: ${note}`);
  }
  for (const { what, count, why } of report.leftOut) {
    console.log(`Left out: ${what} (${count}): ${why}`);
  }
  if (reportFile) await writeFile(reportFile, reportCsv(report));
}

import { Worker } from "node:worker_threads";
import { reportError } from "@/lib/log";
import { taskRunner } from "@/lib/task-runner";
import type { TransferReport } from "@/lib/transfer/report";
import { transferStrings as strings } from "@/lib/transfer/strings";
import type { ImportProgress, ImportTask, runImportTask } from "./import-task";
import { resourceLimits } from "./limits";

const runTask = taskRunner<{ importFile: typeof runImportTask }>(
  () => new Worker(new URL("./import-worker.ts", import.meta.url), { resourceLimits }),
);

export type ImportEnd = {
  /** `stopped`: the import took too much memory or time, or `signal` was aborted. */
  state: "done" | "failed" | "stopped";
  failure: string | null;
  /** Report of what was processed; null if nothing was. */
  report: TransferReport | null;
};

type Options = { onProgress: (done: number, total: number) => void; signal?: AbortSignal };

/** Maximum time without progress: fetching and encoding pictures can take minutes. */
const timeoutMs = 5 * 60_000;

/** Imports a file in a worker thread and collects the report as it grows. Never throws. */
export async function importInWorker(
  task: ImportTask,
  { onProgress, ...options }: Options,
): Promise<ImportEnd> {
  let report: TransferReport | null = null;
  const read = (progress: ImportProgress) => {
    if (!progress) return;
    const { done, total, part } = progress;
    const posts = report?.posts ?? [];
    posts.push(...part.posts);
    report = { ...part, posts };
    onProgress(done, total);
  };
  try {
    const result = await runTask("importFile", [task], { timeoutMs, onProgress: read, ...options });
    if ("failure" in result) return { state: "failed", failure: result.failure, report };
    return { state: "done", failure: null, report: result };
  } catch (error) {
    if (options.signal?.aborted) return { state: "stopped", failure: null, report };
    const { name, code } = error as Error & { code?: string };
    if (code === "ERR_WORKER_OUT_OF_MEMORY") {
      return { state: "stopped", failure: strings.tooLarge, report };
    }
    if (name === "TimeoutError") return { state: "stopped", failure: strings.tooSlow, report };
    reportError(error, "import");
    return { state: "failed", failure: strings.broken, report };
  }
}

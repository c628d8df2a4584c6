import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { postProgress } from "@/lib/serve-tasks";
import { connect, type Project } from "@/lib/supabase/connect";
import { importFile } from "@/lib/transfer/import/import-file";
import type { ImportOptions } from "@/lib/transfer/import/options";
import { TransferError } from "@/lib/transfer/import/transfer-error";
import type { TransferReport } from "@/lib/transfer/report";

export type ImportTask = Pick<ImportOptions, "isApplied" | "siteUrl" | "startedBy"> & {
  file: string;
  project: Project;
};

/** `part` has the posts added since the previous update. */
export type ImportProgress = { done: number; total: number; part: TransferReport } | null;

const timeoutMs = 60_000;

/** Pause between steps that frees the CPU and database for visitors. */
const pauseMs = 10;

export async function runImportTask({
  file,
  project,
  ...options
}: ImportTask): Promise<TransferReport | { failure: string }> {
  let sent = 0;
  try {
    return await importFile(file, {
      ...options,
      client: connect(project, timeoutMs),
      onProgress(done, total, report) {
        postProgress({ done, total, part: { ...report, posts: report.posts.slice(sent) } });
        sent = report.posts.length;
      },
      async turn() {
        postProgress(null);
        await wait(pauseMs);
      },
    });
  } catch (error) {
    if (error instanceof TransferError) return { failure: error.message };
    throw error;
  }
}

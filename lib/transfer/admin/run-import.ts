import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { revalidateTag } from "next/cache";
import { after } from "next/server";
import { cacheTags } from "@/lib/cache-tags";
import { reportError } from "@/lib/log";
import { processState } from "@/lib/process-state";
import { expireRedirects } from "@/lib/redirects/known-redirects";
import { jobClient } from "@/lib/supabase/service";
import { TransferError } from "@/lib/transfer/import/transfer-error";
import type { TransferReport } from "@/lib/transfer/report";
import { summaryOf } from "@/lib/transfer/report-text";
import { storable } from "@/lib/transfer/storable";
import { storedReport } from "./queries";
import { importStrings } from "./strings";
import { removeUpload, uploadedFile } from "./uploads";

/** A start of an import that the database has let through. */
export type ImportStart = {
  id: string;
  attempt: number;
  isApplied: boolean;
  siteUrl: string | null;
  startedBy: string;
};

/** In milliseconds. */
const noteInterval = 2_000;

/** After each post so long is left to visitors' requests. */
const pauseMs = 10;

class Stopped extends Error {}

/** Works on it after the answer. Its state is in the database; nothing is thrown. */
export function runImport(start: ImportStart): void {
  after(() => run(start).catch((error) => reportError(error, "import")));
}

async function run({ id, attempt, isApplied, siteUrl, startedBy }: ImportStart): Promise<void> {
  const client = jobClient();
  const known = { p_id: id, p_attempt: attempt };
  const progress = { p_done: 0, p_total: 0 };
  let isOver = false;
  const note = async () => {
    const { data, error } = await client.rpc("note_import", { ...known, ...progress });
    if (!error) isOver = !data;
  };
  const timer = setInterval(note, noteInterval);
  let report: TransferReport | undefined;
  let state = isApplied ? "done" : "checked";
  let failure: string | undefined;
  try {
    // Not with every page that starts one: it brings converters and readers along.
    const { importFile } = await import("@/lib/transfer/import/import-file");
    report = await importFile(uploadedFile(id), {
      client,
      isApplied,
      startedBy,
      ...(siteUrl && { siteUrl }),
      onProgress(done, total) {
        progress.p_done = done;
        progress.p_total = total;
      },
      async turn() {
        await wait(pauseMs);
        if (isOver || processState.isDraining) throw new Stopped();
      },
    });
  } catch (error) {
    state = error instanceof Stopped ? "stopped" : "failed";
    if (error instanceof TransferError) failure = error.message;
    else if (state === "failed") {
      failure = importStrings.broken;
      reportError(error, "import");
    }
  }
  clearInterval(timer);
  await note();
  if (isApplied) expire(report?.published ?? []);
  const ended = report
    ? { kind: report.source, summary: summaryOf(report), ...storedReport(report) }
    : { failure };
  const { error } = await client.rpc("end_import", {
    ...known,
    p_state: state,
    p_end: storable(ended),
  });
  if (error) throw new Error(`end_import: ${error.message}`);
  if (state === "done") await removeUpload(id);
}

/** The database tells servers with our page cache. Other hosts' caches are told here. */
function expire(slugs: readonly string[]): void {
  for (const tag of [cacheTags.posts, ...slugs.map(cacheTags.post)]) {
    revalidateTag(tag, { expire: 0 });
  }
  expireRedirects();
}

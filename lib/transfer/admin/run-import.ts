import "server-only";
import { revalidateTag } from "next/cache";
import { after } from "next/server";
import { cacheTags } from "@/lib/cache-tags";
import { env } from "@/lib/env";
import { reportError } from "@/lib/log";
import { processState } from "@/lib/process-state";
import { expireRedirects } from "@/lib/redirects/known-redirects";
import { call } from "@/lib/supabase/query";
import { jobClient } from "@/lib/supabase/service";
import { summaryOf } from "@/lib/transfer/report-text";
import { storable } from "@/lib/transfer/storable";
import { importInWorker } from "@/lib/transfer/worker/import-in-worker";
import { storedReport } from "./queries";
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

/** Works on it after the answer. Its state is in the database; nothing is thrown. */
export function runImport(start: ImportStart): void {
  after(() => run(start).catch((error) => reportError(error, "import")));
}

/** Its server ends it when it next notes how far it is. False if it had ended. Throws on an outage. */
export async function stopImport(id: string, attempt: number, actor: string): Promise<boolean> {
  return end({ p_id: id, p_attempt: attempt }, "stopped", { actor });
}

async function run({ id, attempt, isApplied, siteUrl, startedBy }: ImportStart): Promise<void> {
  const client = jobClient();
  const known = { p_id: id, p_attempt: attempt };
  const progress = { p_done: 0, p_total: 0 };
  const stop = new AbortController();
  const note = async () => {
    const { data, error } = await client.rpc("note_import", { ...known, ...progress });
    if (processState.isDraining || (!error && !data)) stop.abort();
  };
  const timer = setInterval(note, noteInterval);
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = env();
  const task = { file: uploadedFile(id), isApplied, startedBy, project: { url, secretKey } };
  const { state, failure, report } = await importInWorker(
    { ...task, ...(siteUrl && { siteUrl }) },
    {
      signal: stop.signal,
      onProgress(done, total) {
        progress.p_done = done;
        progress.p_total = total;
      },
    },
  );
  clearInterval(timer);
  await note();
  if (isApplied) expire(report?.published ?? []);
  const isEnded = await end(known, state === "done" && !isApplied ? "checked" : state, {
    failure,
    ...(report && { kind: report.source, summary: summaryOf(report), ...storedReport(report) }),
  });
  // A later start reads the same file.
  if (state === "done" && isApplied && isEnded) await removeUpload(id);
}

async function end(
  known: { p_id: string; p_attempt: number },
  p_state: string,
  values: object,
): Promise<boolean> {
  return call(jobClient(), "end_import", { ...known, p_state, p_end: storable(values) });
}

/** The database tells servers with our page cache. Other hosts' caches are told here. */
function expire(slugs: readonly string[]): void {
  for (const tag of [cacheTags.posts, ...slugs.map(cacheTags.post)]) {
    revalidateTag(tag, { expire: 0 });
  }
  expireRedirects();
}

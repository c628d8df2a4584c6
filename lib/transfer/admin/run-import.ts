import "server-only";
import { after } from "next/server";
import { expireContents } from "@/lib/content/admin/refresh";
import { env } from "@/lib/env";
import { reportError } from "@/lib/log";
import { expirePosts } from "@/lib/posts/cache-tags";
import { processState } from "@/lib/process-state";
import { expireRedirects } from "@/lib/redirects/known-redirects";
import type { SessionClient } from "@/lib/supabase/clients";
import { call } from "@/lib/supabase/query";
import { jobClient } from "@/lib/supabase/service";
import { summaryOf } from "@/lib/transfer/report-text";
import { storable } from "@/lib/transfer/storable";
import { importInWorker } from "@/lib/transfer/worker/import-in-worker";
import { storedReport } from "./queries";
import { busyText, importStrings } from "./strings";
import { removeUpload, uploadedFile } from "./uploads";

type Started = {
  status: "started";
  attempt: number;
  is_applied: boolean;
  site_url: string | null;
  started_by: string;
};

type Answer = Started | { status: "busy"; by: string | null; since: string } | { status: "gone" };

/** Milliseconds between progress updates. */
const noteInterval = 2_000;

/**
 * Starts an import, which runs after the response; `fileName` is set only for a new file. Returns
 * null on success, otherwise the reason. Throws on an outage.
 */
export async function startImport(
  client: SessionClient,
  { id, fileName, siteUrl }: { id: string; fileName?: string; siteUrl?: string },
): Promise<string | null> {
  const answer: Answer = await call(client, "start_import", {
    p_id: id,
    p_file_name: fileName,
    p_site_url: siteUrl || undefined,
  });
  if (answer.status === "busy") return busyText(answer);
  if (answer.status === "gone") return importStrings.gone;
  after(() => run(id, answer).catch((error) => reportError(error, "import")));
  return null;
}

/**
 * Marks an import as stopped; its server aborts it at the next progress update. Returns false if it
 * had already ended. Throws on an outage.
 */
export async function stopImport(id: string, attempt: number, actor: string): Promise<boolean> {
  return end({ p_id: id, p_attempt: attempt }, "stopped", { actor });
}

async function run(id: string, { attempt, is_applied, site_url, started_by }: Started) {
  const client = jobClient();
  const known = { p_id: id, p_attempt: attempt };
  const progress = { p_done: 0, p_total: 0 };
  const stop = new AbortController();
  const note = async () => {
    const { data, error } = await client.rpc("note_import", { ...known, ...progress });
    if (!error && !data) stop.abort();
  };
  const timer = setInterval(note, noteInterval);
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey } = env();
  const { state, failure, report } = await importInWorker(
    {
      ...{ file: uploadedFile(id), project: { url, secretKey } },
      ...{ isApplied: is_applied, startedBy: started_by, ...(site_url && { siteUrl: site_url }) },
    },
    {
      signal: AbortSignal.any([stop.signal, processState.drain.signal]),
      onProgress(done, total) {
        progress.p_done = done;
        progress.p_total = total;
      },
    },
  );
  clearInterval(timer);
  await note();
  if (is_applied) {
    expirePosts(report?.published ?? []);
    expireRedirects();
    expireContents();
  }
  const isEnded = await end(known, state === "done" && !is_applied ? "checked" : state, {
    failure,
    ...(report && { kind: report.source, summary: summaryOf(report), ...storedReport(report) }),
  });
  // Otherwise the file is kept for the next attempt.
  if (state === "done" && is_applied && isEnded) await removeUpload(id);
}

async function end(
  known: { p_id: string; p_attempt: number },
  p_state: string,
  values: object,
): Promise<boolean> {
  return call(jobClient(), "end_import", { ...known, p_state, p_end: storable(values) });
}

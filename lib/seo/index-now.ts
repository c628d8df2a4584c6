import "server-only";
import { after } from "next/server";
import { env } from "@/lib/env";
import { reportError } from "@/lib/log";
import { jobClient, serviceClient } from "@/lib/supabase/service";
import { absolute } from "./structured-data/ids";

/** The most that the protocol allows. */
const maxUrls = 10_000;

/** Shorter than the first wait, so that no path is submitted twice at a time. */
const timeoutMs = 10_000;

/** Tells search engines of changed paths after the answer. Without INDEXNOW_KEY it does nothing. */
export function announce(paths: readonly string[]): void {
  if (!env().INDEXNOW_KEY || paths.length === 0) return;
  after(async () => {
    try {
      const { error } = await serviceClient().rpc("queue_index_now", { p_paths: [...paths] });
      if (error) throw new Error(`queue_index_now: ${error.message}`);
      await submitDueUrls();
    } catch (error) {
      reportError(error, "IndexNow");
    }
  });
}

/** What fails is due again later. Throws where the database does. */
export async function submitDueUrls(): Promise<void> {
  const { INDEXNOW_KEY: key, INDEXNOW_URL, OUTBOX_RETRY_SECONDS } = env();
  if (!key) return;
  const { data: paths, error } = await jobClient().rpc("claim_index_now", {
    p_limit: maxUrls,
    p_retry_seconds: OUTBOX_RETRY_SECONDS,
  });
  if (error) throw new Error(`claim_index_now: ${error.message}`);
  if (paths.length === 0 || !(await submit(INDEXNOW_URL, key, paths))) return;
  const completed = await jobClient().rpc("complete_index_now", { p_paths: paths });
  if (completed.error) throw new Error(`complete_index_now: ${completed.error.message}`);
}

async function submit(service: string, key: string, paths: string[]): Promise<boolean> {
  try {
    const response = await fetch(service, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify({
        host: new URL(env().SITE_URL).host,
        key,
        keyLocation: absolute("/indexnow-key.txt"),
        urlList: paths.map(absolute),
      }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`${response.status} from ${service}`);
    return true;
  } catch (error) {
    reportError(error, "IndexNow");
    return false;
  }
}

import "server-only";
import { after } from "next/server";
import { withReporting } from "@/lib/action";
import { env } from "@/lib/env";
import { call } from "@/lib/supabase/query";
import { jobClient, serviceClient } from "@/lib/supabase/service";
import { absolute } from "./structured-data/ids";

/** Maximum number of URLs that the protocol allows. */
const maxUrls = 10_000;

/** Shorter than the first retry delay, so that no path is submitted twice concurrently. */
const timeoutMs = 10_000;

/**
 * Notifies search engines of changed paths after the response, but not of posts hidden from them,
 * except in `indexed`. Does nothing without INDEXNOW_KEY.
 */
export function announce(paths: readonly string[], indexed: readonly string[] = []): void {
  if (!env().INDEXNOW_KEY || paths.length === 0) return;
  after(() =>
    withReporting("IndexNow", undefined, async () => {
      await call(serviceClient(), "queue_index_now", {
        p_paths: [...paths],
        p_indexed: [...indexed],
      });
      await submitDueUrls();
    }),
  );
}

/** Failed submissions are retried later. Throws if the database fails. */
export async function submitDueUrls(): Promise<void> {
  const { INDEXNOW_KEY: key, INDEXNOW_URL, OUTBOX_RETRY_SECONDS } = env();
  if (!key) return;
  const paths = await call(jobClient(), "claim_index_now", {
    p_limit: maxUrls,
    p_retry_seconds: OUTBOX_RETRY_SECONDS,
  });
  if (paths.length === 0 || !(await submit(INDEXNOW_URL, key, paths))) return;
  await call(jobClient(), "complete_index_now", { p_paths: paths });
}

async function submit(service: string, key: string, paths: string[]): Promise<boolean> {
  return withReporting("IndexNow", false, async () => {
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
  });
}

import { setTimeout as wait } from "node:timers/promises";

const intervalMs = 1000;

/**
 * Triggers the site's outbox every second, as a host's scheduler would. Ignores errors, because the
 * next round retries. Returns a function that stops it.
 */
export function startOutboxTimer(siteUrl: string, secret: string): () => Promise<void> {
  const stopped = new AbortController();
  const running = rounds(siteUrl, secret, stopped.signal);
  return () => {
    stopped.abort();
    return running;
  };
}

async function rounds(siteUrl: string, secret: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await drain(siteUrl, secret, signal).catch(() => {});
    await wait(intervalMs, undefined, { signal }).catch(() => {});
  }
}

async function drain(siteUrl: string, secret: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(`${siteUrl}/api/cron/outbox`, {
    method: "POST",
    headers: { authorization: `Bearer ${secret}` },
    signal,
  });
  await response.arrayBuffer();
}

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
  const headers = { authorization: `Bearer ${secret}` };
  while (!signal.aborted) {
    await fetch(`${siteUrl}/api/cron/outbox`, { method: "POST", headers, signal })
      .then((response) => response.arrayBuffer())
      .catch(() => {});
    await wait(intervalMs, undefined, { signal }).catch(() => {});
  }
}

import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { feedPaths, habitPaths } from "@/content/usual-paths";
import { reportError } from "@/lib/log";
import { processWide } from "@/lib/process-state";
import { isSitePage } from "./admin/site-page";
import { isProjectShown, redirectsSince } from "./queries";

// All durations are in milliseconds.
/** How long redirects stay fresh; changes by other servers may take effect this late. */
const maxAge = 1_000;
/** Longest time a request waits for an answer. */
const maxWait = 400;
/** A request that has looked for its page this long doesn't wait: the database is slow. */
const maxSearch = 1_000;
/** Minimum time between waits for an unavailable database. */
const failurePause = 5_000;
const reportInterval = 10 * 60_000;

/** `target` is null if the page is gone. */
type KnownRedirect = { target: string | null; status: number };

type State = {
  version: number;
  known: Map<string, KnownRedirect>;
  reliableUntil: number;
  waiting?: Promise<void> | undefined;
};

/** Redirects by path, and when they become stale. */
export const redirectState = processWide<State>("redirects", {
  version: 0,
  known: new Map(),
  reliableUntil: 0,
});

// During a render, Next.js treats network requests as part of the page's content.
const outsideRequests = AsyncLocalStorage.snapshot();

/**
 * Returns the redirect for a normalised path, or null; pages of the site are never redirected.
 * `searched` is how many milliseconds the request has already looked for a page. All redirects are
 * in memory, so unknown paths cost the database one small query a second. Never throws.
 */
export async function findRedirect(path: string, searched = 0): Promise<KnownRedirect | null> {
  const feed = feedPaths.get(path);
  if (feed) return { target: feed, status: 308 };
  // Whether visitors see a project is looked up only if its path has a redirect.
  if (isSitePage(path, new Set())) return null;
  const read = readRedirects();
  if (searched < maxSearch) await read;
  const stored = redirectState.known.get(path);
  if (stored) return (await outsideRequests(() => isProjectShown(path))) ? null : stored;
  const target = habitPaths.get(path);
  return target ? { target, status: 308 } : null;
}

/** Called after a change by this process, so that the next request sees it. */
export function expireRedirects(): void {
  redirectState.reliableUntil = 0;
  redirectState.waiting = undefined;
}

/** Resolves once the redirects are up to date, or after a timeout. Never throws. */
export async function readRedirects(): Promise<void> {
  if (performance.now() < redirectState.reliableUntil) return;
  // All callers waiting for one answer share its timeout.
  redirectState.waiting ??= outsideRequests(() => {
    const loaded = load().finally(() => {
      if (redirectState.waiting === waiting) redirectState.waiting = undefined;
    });
    const waiting = Promise.race([loaded, wait(maxWait, undefined, { ref: false })]);
    return waiting;
  });
  await redirectState.waiting;
}

let reportedAt = Number.NEGATIVE_INFINITY;

async function load(): Promise<void> {
  const start = performance.now();
  redirectState.reliableUntil = -1;
  try {
    const { version, redirects } = await redirectsSince(redirectState.version);
    if (redirects) {
      redirectState.known = new Map(
        redirects.map(([source, target, status]) => [source, { target, status }]),
      );
      redirectState.version = version;
    }
    // Zero means that redirects changed in the meantime.
    if (redirectState.reliableUntil !== 0) redirectState.reliableUntil = start + maxAge;
  } catch (error) {
    redirectState.reliableUntil = performance.now() + failurePause;
    if (performance.now() - reportedAt < reportInterval) return;
    reportedAt = performance.now();
    reportError(error, "Redirects are not refreshed");
  }
}

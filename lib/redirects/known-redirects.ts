import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { feedPaths, habitPaths } from "@/content/usual-paths";
import { reportError } from "@/lib/log";
import { type KnownRedirect, processState } from "@/lib/process-state";
import { isSitePage } from "./admin/site-page";
import { redirectsSince } from "./queries";

// All in milliseconds.
/** What other servers stored is known so long after. */
const maxAge = 1_000;
/** A request waits for no slower answer. */
const maxWait = 400;
/** One that has looked for its page for so long does not wait: the database is slow. */
const maxSearch = 1_000;
/** While the database is away, a request waits for it so often only. */
const failurePause = 5_000;
const reportInterval = 10 * 60_000;

// Within a page that is being rendered, Next.js takes network requests for its content.
const outsideRequests = AsyncLocalStorage.snapshot();

/**
 * Where a path in its normal form leads, or null, also at a page of the site, whatever is stored; `searched`
 * says for how many milliseconds the request has looked for a page there. All redirects are in memory, so that made-up paths cost the database one
 * small question a second. Never throws.
 */
export async function findRedirect(path: string, searched = 0): Promise<KnownRedirect | null> {
  const feed = feedPaths.get(path);
  if (feed) return { target: feed, status: 308 };
  if (isSitePage(path)) return null;
  const read = readRedirects();
  if (searched < maxSearch) await read;
  const target = habitPaths.get(path);
  return processState.redirects.known.get(path) ?? (target ? { target, status: 308 } : null);
}

/** After a change by this process, which the next request is to see. */
export function expireRedirects(): void {
  processState.redirects.reliableUntil = 0;
  processState.redirects.waiting = undefined;
}

/** Resolves once they are known as they are, or at a time limit. Never throws. */
export async function readRedirects(): Promise<void> {
  const state = processState.redirects;
  if (performance.now() < state.reliableUntil) return;
  // All that wait for one answer do so for the same time.
  state.waiting ??= outsideRequests(() => {
    const asking = ask().finally(() => {
      if (state.waiting === waiting) state.waiting = undefined;
    });
    const waiting = Promise.race([asking, wait(maxWait, undefined, { ref: false })]);
    return waiting;
  });
  await state.waiting;
}

let reportedAt = Number.NEGATIVE_INFINITY;

async function ask(): Promise<void> {
  const state = processState.redirects;
  const asked = performance.now();
  state.reliableUntil = -1;
  try {
    const { version, redirects } = await redirectsSince(state.version);
    if (redirects) {
      state.known = new Map(
        redirects.map(([source, target, status]) => [source, { target, status }]),
      );
      state.version = version;
    }
    // Zero: something was stored meanwhile.
    if (state.reliableUntil !== 0) state.reliableUntil = asked + maxAge;
  } catch (error) {
    state.reliableUntil = performance.now() + failurePause;
    if (performance.now() - reportedAt < reportInterval) return;
    reportedAt = performance.now();
    reportError(error, "Redirects are not read anew");
  }
}

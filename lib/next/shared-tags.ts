import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { isServing } from "../env.ts";
import { reportError } from "../log.ts";
import { keepExpiredTags, markExpired, readExpiredTags } from "./expired-tags.ts";
import { type SharedTag, tagsTable } from "./tags-table.ts";

// All durations are in milliseconds.
const interval = 1_000;
/** How long an answer counts as fresh after it was requested. */
const maxAge = 1_400;
/** Longest time a request waits for an answer: a possibly stale page is better than none. */
const maxWait = 400;
/** Minimum time between waits for an unavailable table. */
const failurePause = 5_000;
/** A server without requests for this long stops polling. */
const idleAfter = 60_000;
/**
 * For this long after a tag expires, pages with old data may still be stored: by renders in
 * progress, or by a server with the same folder that learns of it a second later.
 */
const settleAfter = 2_000;
/**
 * Covers clock skew between machines, and the time from reading data to storing a page in a build.
 */
const tolerance = 5 * 60_000;
const reportInterval = 10 * 60_000;

/** Next.js gives every page this tag, and checks 'use cache' data against its page's tags. */
const everyTag = "_N_T_/layout";

// During a render, Next.js treats the time and network requests as part of the page's content.
const outsideRequests = AsyncLocalStorage.snapshot();

/** Shares expired tags with other servers. Without a table, only keeps them on disk. */
export function shareTags(table: typeof tagsTable | null) {
  const startedAt = Date.now();
  const unsent = new Map<string, symbol>();
  let folder: string | undefined;
  let seq: number | undefined;
  let asking: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;
  let reliableUntil = 0;
  let usedAt = 0;
  let failures = 0;
  let reportedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  function start(inFolder: string): void {
    if (folder !== undefined) return;
    folder = inFolder;
    for (const tag of readExpiredTags(folder)) unsent.set(tag, Symbol());
  }

  /**
   * Resolves once tags that other servers expired over 1.5 seconds ago are known, or after a
   * timeout. Never throws.
   */
  function refresh(): Promise<void> {
    usedAt = performance.now();
    if (!table || usedAt < reliableUntil) return Promise.resolve();
    // All callers waiting for one answer share its timeout.
    waiting ??= outsideRequests(() =>
      Promise.race([ask(), wait(maxWait, undefined, { ref: false })]),
    );
    return waiting;
  }

  /** Resolves once other servers can see the tags, or after a timeout; sending is then retried. */
  function expire(tags: string[]): Promise<void> {
    return outsideRequests(async () => {
      if (table) for (const tag of tags) unsent.set(tag, Symbol());
      await keep();
      await send().catch((error) => {
        report(error);
        askLater();
      });
    });
  }

  function ask(): Promise<void> {
    asking ??= exchange().finally(() => {
      asking = undefined;
      waiting = undefined;
      askLater();
    });
    return asking;
  }

  function askLater(): void {
    clearTimeout(timer);
    if (unsent.size === 0 && performance.now() - usedAt > idleAfter) return;
    timer = setTimeout(ask, interval).unref();
  }

  async function exchange(): Promise<void> {
    const asked = performance.now();
    try {
      await send();
      if (table) await receive(await table.since(seq ?? 0));
      reliableUntil = asked + maxAge;
      failures = 0;
    } catch (error) {
      report(error);
      reliableUntil = performance.now() + failurePause;
    }
  }

  async function send(): Promise<void> {
    if (!table || unsent.size === 0) return;
    const sending = [...unsent];
    await table.expire(sending.map(([tag]) => tag));
    for (const [tag, mark] of sending) if (unsent.get(tag) === mark) unsent.delete(tag);
  }

  async function receive(rows: SharedTag[]): Promise<void> {
    const now = Date.now();
    const isFirst = seq === undefined;
    seq = rows.at(-1)?.seq ?? seq ?? 0;
    if (rows.length === 0) return;
    const recent: string[] = [];
    for (const { tag: shared, expired_at } of rows) {
      const tag = shared === "*" ? everyTag : shared;
      const latest = Date.parse(expired_at) + tolerance;
      const isOld = isFirst && latest < startedAt;
      // A page stored after the change may still have old data, so the change's time is too early.
      markExpired(tag, isOld ? latest : now);
      if (!isOld) recent.push(tag);
    }
    setTimeout(settle, settleAfter, recent).unref();
    await keep();
  }

  function settle(tags: string[]): void {
    for (const tag of tags) markExpired(tag, Date.now());
    void keep();
  }

  /** A read-only folder, as in some containers, stores no pages either. */
  async function keep(): Promise<void> {
    if (folder === undefined) return;
    await keepExpiredTags(folder, [...unsent.keys()]).catch((error) => {
      reportError(oneLine(error), "Expired tags are not kept on disk");
    });
  }

  function report(error: unknown): void {
    failures += 1;
    // A single failure, such as a closed connection, usually resolves itself a second later.
    if (failures < 2 || performance.now() - reportedAt < reportInterval) return;
    reportedAt = performance.now();
    reportError(oneLine(error), "Expired tags are not shared with other servers");
  }

  return { start, refresh, expire };
}

/** A failed connection has the reason in its cause. */
function oneLine(error: unknown): string {
  return String(error instanceof Error && error.cause ? error.cause : error);
}

/** One per process: Next.js creates a page cache for each request. */
export const sharedTags = shareTags(isServing ? tagsTable : null);

import { AsyncLocalStorage } from "node:async_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { isServing } from "../env.ts";
import { reportError } from "../log.ts";
import { type SharedTag, tagsTable } from "./database-call.ts";
import { keepExpiredTags, markExpired, readExpiredTags } from "./expired-tags.ts";

// All durations are in milliseconds.
const interval = 500;
/** How long tags count as fresh after they were requested. */
const maxAge = 600;
/** Longest time a request waits for an answer: a possibly stale page is better than none. */
const maxWait = 400;
/** Minimum time between waits for an unavailable table. */
const failurePause = 5_000;
/** A server without requests for this long stops polling. */
const idleAfter = 60_000;
/**
 * Delays after which a tag expires again, because pages with old data may have been stored since:
 * by renders in progress, and by a server with the same folder that learns of it a second later.
 */
const settleAfter = [300, 2_000];
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
export class SharedTags {
  readonly #table: typeof tagsTable | null;
  readonly #startedAt = Date.now();
  readonly #unsent = new Map<string, symbol>();
  #folder: string | undefined;
  #seq: number | undefined;
  #polling: Promise<void> | undefined;
  #waiting: Promise<void> | undefined;
  #freshUntil = 0;
  #usedAt = 0;
  #askedAt = 0;
  #failures = 0;
  #reportedAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;

  constructor(table: typeof tagsTable | null) {
    this.#table = table;
  }

  start(folder: string): void {
    if (this.#folder !== undefined) return;
    this.#folder = folder;
    for (const tag of readExpiredTags(folder)) this.#unsent.set(tag, Symbol());
  }

  /**
   * Resolves once tags that other servers expired over a second ago are known, or after a
   * timeout. Never throws.
   */
  refresh(): Promise<void> {
    this.#usedAt = performance.now();
    if (!this.#table || this.#usedAt < this.#freshUntil) return Promise.resolve();
    // All callers waiting for one answer share its timeout.
    this.#waiting ??= outsideRequests(() =>
      Promise.race([this.#poll(), wait(maxWait, undefined, { ref: false })]),
    );
    return this.#waiting;
  }

  /** Resolves once other servers can see the tags, or after a timeout; sending is then retried. */
  expire(tags: string[]): Promise<void> {
    return outsideRequests(async () => {
      if (this.#table) for (const tag of tags) this.#unsent.set(tag, Symbol());
      await this.#keep();
      await this.#send().catch((error) => {
        this.#report(error);
        this.#pollLater();
      });
    });
  }

  #poll(): Promise<void> {
    this.#polling ??= this.#exchange().finally(() => {
      this.#polling = undefined;
      this.#waiting = undefined;
      this.#pollLater();
    });
    return this.#polling;
  }

  #pollLater(): void {
    clearTimeout(this.#timer);
    if (this.#unsent.size === 0 && performance.now() - this.#usedAt > idleAfter) return;
    // Counted from the start of the last exchange, but never without a pause.
    const elapsed = performance.now() - this.#askedAt;
    const pause = Math.max(interval / 2, interval - elapsed);
    this.#timer = setTimeout(() => this.#poll(), pause).unref();
  }

  async #exchange(): Promise<void> {
    this.#askedAt = performance.now();
    try {
      await this.#send();
      if (this.#table) await this.#receive(await this.#table.since(this.#seq ?? 0));
      this.#freshUntil = this.#askedAt + maxAge;
      this.#failures = 0;
    } catch (error) {
      this.#report(error);
      this.#freshUntil = performance.now() + failurePause;
    }
  }

  async #send(): Promise<void> {
    if (!this.#table || this.#unsent.size === 0) return;
    const sending = [...this.#unsent];
    await this.#table.expire(sending.map(([tag]) => tag));
    for (const [tag, mark] of sending) {
      if (this.#unsent.get(tag) === mark) this.#unsent.delete(tag);
    }
  }

  async #receive(rows: SharedTag[]): Promise<void> {
    const now = Date.now();
    const isFirst = this.#seq === undefined;
    this.#seq = rows.at(-1)?.seq ?? this.#seq ?? 0;
    if (rows.length === 0) return;
    const recent: string[] = [];
    for (const { tag: shared, expired_at } of rows) {
      const tag = shared === "*" ? everyTag : shared;
      const latest = Date.parse(expired_at) + tolerance;
      const isOld = isFirst && latest < this.#startedAt;
      // A page stored after the change may still have old data, so the change's time is too early.
      markExpired(tag, isOld ? latest : now);
      if (!isOld) recent.push(tag);
    }
    for (const delay of settleAfter) setTimeout(() => this.#settle(recent), delay).unref();
    await this.#keep();
  }

  #settle(tags: string[]): void {
    for (const tag of tags) markExpired(tag, Date.now());
    void this.#keep();
  }

  /** A read-only folder, as in some containers, stores no pages either. */
  async #keep(): Promise<void> {
    if (this.#folder === undefined) return;
    await keepExpiredTags(this.#folder, [...this.#unsent.keys()]).catch((error) => {
      reportError(oneLine(error), "Expired tags are not kept on disk");
    });
  }

  #report(error: unknown): void {
    this.#failures += 1;
    // A single failure, such as a closed connection, usually resolves itself a second later.
    if (this.#failures < 2 || performance.now() - this.#reportedAt < reportInterval) return;
    this.#reportedAt = performance.now();
    reportError(oneLine(error), "Expired tags are not shared with other servers");
  }
}

/** A failed connection has the reason in its cause. */
function oneLine(error: unknown): string {
  return String(error instanceof Error && error.cause ? error.cause : error);
}

/** One per process: Next.js creates a page cache for each request. */
export const sharedTags = new SharedTags(isServing ? tagsTable : null);

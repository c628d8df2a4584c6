import { AsyncLocalStorage } from "node:async_hooks";
import { reportWarning } from "@/lib/log";

/** `path` excludes the query, which may contain the token of an emailed link. */
type CurrentRequest = {
  id: string;
  method: string;
  path: string;
  /** Seconds to wait: a form was submitted too often. */
  retryAfter?: number;
  /** An action was called with arguments of the wrong types. */
  isUnreadable?: boolean;
  /** Results by name, loaded by the middleware and needed again by the page. */
  answers?: Map<string, Promise<unknown>>;
};

/** `target` is null if the page is gone. */
export type KnownRedirect = { target: string | null; status: number };

type ProcessState = {
  startedAt: number;
  /** Has no store outside a request, or if the host doesn't run lib/http/start-up.ts. */
  requests: AsyncLocalStorage<CurrentRequest>;
  /** Timestamps in milliseconds, oldest first. */
  errorTimes: number[];
  warnings: Set<string>;
  isDraining: boolean;
  /** Redirects by path, and when they become stale; see lib/redirects/known-redirects.ts. */
  redirects: {
    version: number;
    known: Map<string, KnownRedirect>;
    reliableUntil: number;
    waiting?: Promise<void> | undefined;
  };
};

/** Stored on globalThis, because start-up and each page have their own copy of every module. */
const key = Symbol.for("process-state");
const shared = globalThis as { [key]?: ProcessState };
shared[key] ??= {
  startedAt: Date.now(),
  requests: new AsyncLocalStorage(),
  errorTimes: [],
  warnings: new Set(),
  isDraining: false,
  redirects: { version: 0, known: new Map(), reliableUntil: 0 },
};
export const processState = shared[key];

/** Reports a warning once per process; the System page lists it. */
export function warnOfSetting(warning: string): void {
  if (processState.warnings.has(warning)) return;
  processState.warnings.add(warning);
  reportWarning(warning, "settings");
}

const maxErrorTimes = 1_000;

export function countError(): void {
  const { errorTimes } = processState;
  errorTimes.push(Date.now());
  if (errorTimes.length > maxErrorTimes) errorTimes.shift();
}

/** Errors in the last 24 hours, at most a thousand. */
export function countRecentErrors(): number {
  const since = Date.now() - 24 * 60 * 60 * 1000;
  return processState.errorTimes.filter((time) => time > since).length;
}

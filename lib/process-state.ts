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

type ProcessState = {
  startedAt: number;
  /** Has no store outside a request, or if the host doesn't run lib/http/start-up.ts. */
  requests: AsyncLocalStorage<CurrentRequest>;
  /** Timestamps in milliseconds, oldest first. */
  errorTimes: number[];
  warnings: Set<string>;
  /** Aborted on SIGTERM. */
  drain: AbortController;
};

/**
 * Returns one object per process and name. It is stored on globalThis, because start-up and each page
 * have their own copy of every module.
 */
export function processWide<State>(name: string, initial: State): State {
  const shared = globalThis as { [key: symbol]: State | undefined };
  const key = Symbol.for(name);
  shared[key] ??= initial;
  return shared[key];
}

export const processState = processWide<ProcessState>("process-state", {
  startedAt: Date.now(),
  requests: new AsyncLocalStorage(),
  errorTimes: [],
  warnings: new Set(),
  drain: new AbortController(),
});

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

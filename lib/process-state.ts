import { AsyncLocalStorage } from "node:async_hooks";
import { reportWarning } from "@/lib/log";

/** `path` is without the query, which may hold a mailed link's token. */
type CurrentRequest = {
  id: string;
  method: string;
  path: string;
  /** In seconds: a form was sent too often. */
  retryAfter?: number;
  /** An action was called with arguments of wrong types. */
  isUnreadable?: boolean;
  /** By name: what the middleware has asked for and its page needs again. */
  answers?: Map<string, Promise<unknown>>;
};

/** `target` is null where what was there is gone. */
export type KnownRedirect = { target: string | null; status: number };

type ProcessState = {
  startedAt: number;
  /** Without a store outside a request, and where the host does not run lib/http/start-up.ts. */
  requests: AsyncLocalStorage<CurrentRequest>;
  /** In milliseconds, oldest first. */
  errorTimes: number[];
  warnings: Set<string>;
  isDraining: boolean;
  /** By path, and until when they are relied on: lib/redirects/known-redirects.ts. */
  redirects: {
    version: number;
    known: Map<string, KnownRedirect>;
    reliableUntil: number;
    waiting?: Promise<void> | undefined;
  };
};

/** On globalThis: start-up and each page have a copy of every module. */
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

/** Reports it once per process; the System page lists it. */
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

/** In the last 24 hours, a thousand at most. */
export function countRecentErrors(): number {
  const since = Date.now() - 24 * 60 * 60 * 1000;
  return processState.errorTimes.filter((time) => time > since).length;
}

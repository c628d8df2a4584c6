import "server-only";
import { reportError } from "@/lib/log";
import { isProbe } from "./path";
import { addCounts } from "./queries";

/** Flush interval in milliseconds. */
const flushInterval = 5_000;

/** Maximum number of paths between flushes; further ones are not counted. */
const maxPaths = 200;

type Counts = Map<string, number>;

let hits: Counts = new Map();
let missing: Counts = new Map();
let timer: NodeJS.Timeout | undefined;
let isAway = false;

/** Counts one use of a redirect. Only the path, count and time are stored. */
export function countHit(path: string): void {
  add(hits, path);
}

/** Counts one request for a path that doesn't exist. */
export function countMissing(path: string): void {
  if (!isProbe(path)) add(missing, path);
}

function add(counts: Counts, path: string): void {
  if (!counts.has(path) && counts.size >= maxPaths) return;
  counts.set(path, (counts.get(path) ?? 0) + 1);
  timer ??= setTimeout(sendCounts, flushInterval).unref();
}

/** Also called before the process exits. Never throws: counts that can't be stored are lost. */
export async function sendCounts(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  if (hits.size + missing.size === 0) return;
  const counted = [hits, missing].map((counts) => Object.fromEntries(counts));
  hits = new Map();
  missing = new Map();
  try {
    await addCounts(counted[0] ?? {}, counted[1] ?? {});
    isAway = false;
  } catch (error) {
    if (!isAway) reportError(error, "Redirects are not counted");
    isAway = true;
  }
}

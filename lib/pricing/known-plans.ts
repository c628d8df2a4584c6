import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { type Plan, plans } from "@/lib/content/kinds/plans";
import { overlay, type StoredEntry } from "@/lib/content/overlay";
import { publicClient } from "@/lib/supabase/clients";
import { call } from "@/lib/supabase/query";
import { findPlan } from "./find-plan";

// All durations are in milliseconds.
/** How long the plans stay fresh, so how long a change may take to show. */
const maxAge = 1_000;
/** Longest time a request waits for an answer. */
const maxWait = 400;
/** Minimum time between queries while the database is unavailable. */
const failurePause = 5_000;

let known = shownPlans([]);
let freshUntil = 0;
let loading: Promise<void> | undefined;

/**
 * Returns the id of a published plan, or null. For the middleware, where no cached function can
 * run: the plans are in memory, and at most one small query a second keeps them up to date. During
 * an outage the last known ones count, or the defaults. Never throws.
 */
export async function findPlanId(name: string): Promise<string | null> {
  if (performance.now() >= freshUntil) {
    loading ??= load().finally(() => {
      loading = undefined;
    });
    await Promise.race([loading, wait(maxWait, undefined, { ref: false })]);
  }
  return findPlan(known, name)?.id ?? null;
}

// Pages report an outage, so this doesn't.
async function load(): Promise<void> {
  const start = performance.now();
  try {
    const stored: StoredEntry[] = await call(publicClient(), "list_contents", { p_kind: "plans" });
    known = shownPlans(stored);
    freshUntil = start + maxAge;
  } catch {
    freshUntil = performance.now() + failurePause;
  }
}

function shownPlans(stored: readonly StoredEntry[]): Plan[] {
  return overlay<{ plans: Plan[] }>(plans, stored).entries.flatMap(({ value }) => value.plans);
}

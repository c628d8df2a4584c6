import "server-only";
import { access } from "node:fs/promises";
import { join } from "node:path";
import { withReporting } from "@/lib/action";
import { buildEnv } from "@/lib/env";
import { reportError } from "@/lib/log";
import { processState } from "@/lib/process-state";
import { publicClient } from "@/lib/supabase/clients";

const timeoutMs = 2_000;

/** Checks whether the process has what it needs to serve requests. */
export async function readiness() {
  const [database, pages] = await Promise.all([databaseAnswers(), pagesAreThere()]);
  return { database, pages, open: !processState.drain.signal.aborted };
}

async function databaseAnswers(): Promise<boolean> {
  const { error } = await publicClient()
    .from("settings")
    .select("exchange_rate", { head: true })
    .abortSignal(AbortSignal.timeout(timeoutMs));
  if (error) reportError(error.message, "Not ready: database");
  return !error;
}

async function pagesAreThere(): Promise<boolean> {
  const folder = join(/* turbopackIgnore: true */ buildEnv().NEXT_DIST_DIR, "server");
  return withReporting("Not ready: pages", false, async () => {
    await access(folder);
    return true;
  });
}

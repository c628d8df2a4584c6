import "server-only";
import { retentionPeriods } from "@/content/retention";
import { call } from "@/lib/supabase/query";
import { jobClient } from "@/lib/supabase/service";

/** Deletes what is older than its period; returns how many rows of each kind. Throws on an outage. */
export async function expireRows(): Promise<Record<string, number>> {
  return call(jobClient(), "expire_rows", { p_periods: retentionPeriods });
}

import "server-only";
import { retentionPeriods } from "@/content/retention";
import { jobClient } from "@/lib/supabase/service";

/** Deletes what is older than its period; returns how many rows of each kind. Throws on an outage. */
export async function expireRows(): Promise<Record<string, number>> {
  const { data, error } = await jobClient().rpc("expire_rows", { p_periods: retentionPeriods });
  if (error) throw new Error(`expire_rows: ${error.message}`);
  return data as Record<string, number>;
}

import "server-only";
import { retentionPeriods } from "@/content/retention";
import { call } from "@/lib/supabase/query";
import { jobClient } from "@/lib/supabase/service";

/**
 * Deletes rows past their retention period and returns how many of each kind. Throws if that fails.
 */
export async function expireRows(): Promise<Record<string, number>> {
  return call(jobClient(), "expire_rows", { p_periods: retentionPeriods });
}

import "server-only";
import { serviceClient } from "@/lib/supabase/service";

/** Counts an event against its sender's limit. Answers the seconds to wait, 0 if it may pass. */
export async function countEvent(address: string): Promise<number> {
  const { data, error } = await serviceClient().rpc("count_event", { p_address: address });
  if (error) throw new Error(`count_event: ${error.message}`);
  return data;
}

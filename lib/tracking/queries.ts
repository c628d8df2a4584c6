import "server-only";
import { serviceClient } from "@/lib/supabase/service";

/** Seconds to wait, 0 if the event may pass. */
export async function countEvent(ip: string): Promise<number> {
  const { data, error } = await serviceClient().rpc("count_event", { p_ip: ip });
  if (error) throw new Error(`count_event: ${error.message}`);
  return data;
}

import "server-only";
import { call } from "@/lib/supabase/query";
import { serviceClient } from "@/lib/supabase/service";

/** Seconds to wait, 0 if the event may pass. */
export async function countEvent(ip: string): Promise<number> {
  return call(serviceClient(), "count_event", { p_ip: ip });
}

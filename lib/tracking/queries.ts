import "server-only";
import { call } from "@/lib/supabase/query";
import { serviceClient } from "@/lib/supabase/service";

/** Returns the seconds to wait, or 0 if the event is allowed. */
export async function countEvent(ip: string): Promise<number> {
  return call(serviceClient(), "count_event", { p_ip: ip });
}

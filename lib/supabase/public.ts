import "server-only";
import { createClient } from "@supabase/supabase-js";
import { env } from "@/lib/env";
import type { Database } from "./database.types";
import { serverClientOptions } from "./options";

/** No cookies, so row-level security shows what any visitor may see. */
export function publicClient() {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = env();
  return createClient<Database>(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, {
    ...serverClientOptions,
  });
}

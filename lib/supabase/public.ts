import "server-only";
import { createClient } from "@supabase/supabase-js";
import { env } from "@/lib/env";
import type { Database } from "./database.types";
import { forOneRequest } from "./options";

/** A client that is nobody: publishable key, no cookies, so row-level security shows what any visitor may see. */
export function publicClient() {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = env();
  return createClient<Database>(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, {
    ...forOneRequest,
  });
}

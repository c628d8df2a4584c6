import "server-only";
import { createClient } from "@supabase/supabase-js";
import { env } from "@/lib/env";
import type { Database } from "./database.types";
import { serverClientOptions } from "./options";

/** Bypasses row-level security. biome.json lists the files that may import it. */
export function serviceClient() {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = env();
  return createClient<Database>(SUPABASE_URL, SUPABASE_SECRET_KEY, {
    ...serverClientOptions,
  });
}

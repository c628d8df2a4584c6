import "server-only";
import { createClient } from "@supabase/supabase-js";
import { env } from "@/lib/env";
import type { Database } from "./database.types";
import { serverClientOptions, submissionClientOptions } from "./options";

/**
 * For calls that a visitor waits for. Bypasses row-level security. biome.json lists the files that
 * may import it.
 */
export const serviceClient = () => clientWith(submissionClientOptions);

/** For calls that nobody waits for. */
export const jobClient = () => clientWith(serverClientOptions);

function clientWith(options: typeof serverClientOptions) {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = env();
  return createClient<Database>(SUPABASE_URL, SUPABASE_SECRET_KEY, { ...options });
}

import "server-only";
import { createClient } from "@supabase/supabase-js";
import { env } from "@/lib/env";
import type { Database } from "./database.types";
import { forOneRequest } from "./options";

/** A client with the secret key, which passes every policy. Import is by the allow-list in biome.json. */
export function serviceClient() {
  const { SUPABASE_URL, SUPABASE_SECRET_KEY } = env();
  return createClient<Database>(SUPABASE_URL, SUPABASE_SECRET_KEY, {
    ...forOneRequest,
  });
}

import { createClient } from "@supabase/supabase-js";
import type { Database } from "./database.types.ts";

export type Project = { url: string; secretKey: string };

/** For commands and workers. Has the rights of the secret key; calls time out after `timeoutMs`. */
export function connect({ url, secretKey }: Project, timeoutMs: number) {
  return createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { retry: false },
    global: {
      fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
    },
  });
}

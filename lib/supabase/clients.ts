import "server-only";
import { createServerClient } from "@supabase/ssr";
import { createClient } from "@supabase/supabase-js";
import { cookies } from "next/headers";
import { rememberCookie, withSessionAge } from "@/lib/cookie-options";
import { env } from "@/lib/env";
import type { Database } from "./database.types";
import { publicClientOptions, sessionOptions } from "./options";

/** Sends no cookies, so row-level security allows only what any visitor may see. */
export function publicClient() {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = env();
  return createClient<Database>(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, { ...publicClientOptions });
}

export type SessionClient = Awaited<ReturnType<typeof sessionClient>>;

/** `isRemembered` is for a new sign-in; an existing session keeps its setting. */
export async function sessionClient(isRemembered?: boolean) {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = env();
  const store = await cookies();
  const remembers = isRemembered ?? store.has(rememberCookie);
  return createServerClient<Database>(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, {
    ...sessionOptions(),
    cookies: {
      getAll: () => store.getAll(),
      setAll(changed) {
        try {
          for (const { name, value, options } of changed) {
            store.set(name, value, withSessionAge(options, remembers));
          }
        } catch {
          // Server components can't set cookies; the middleware has already renewed the session.
        }
      },
    },
  });
}

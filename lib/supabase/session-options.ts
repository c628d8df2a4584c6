import type { CookieOptionsWithName } from "@supabase/ssr";
import { baseCookieOptions } from "@/lib/cookie-options";
import { fetchWithin, serverClientOptions } from "./options";

export const sessionCookie = "auth-session";

/** In milliseconds: longer than the session check, so that its own limit decides. */
const timeout = 25_000;

export function sessionOptions() {
  const cookieOptions: CookieOptionsWithName = {
    name: sessionCookie,
    path: "/",
    httpOnly: true,
    ...baseCookieOptions(),
  };
  return { db: serverClientOptions.db, global: { fetch: fetchWithin(timeout) }, cookieOptions };
}

import type { CookieOptionsWithName } from "@supabase/ssr";
import { ownCookie } from "@/lib/security/own-cookie";
import { fetchWithin, forOneRequest } from "./options";

/** The cookie that holds a session; a long one is cut into `.0`, `.1` and so on. */
export const sessionCookie = "kiskadee-session";

/** For one call, in milliseconds: longer than the session check may take, so that its limit decides. */
const timeout = 25_000;

/** What every client with somebody's session has in common. No script can read the cookie. */
export function sessionOptions() {
  const cookieOptions: CookieOptionsWithName = {
    name: sessionCookie,
    path: "/",
    httpOnly: true,
    ...ownCookie(),
  };
  return { db: forOneRequest.db, global: { fetch: fetchWithin(timeout) }, cookieOptions };
}

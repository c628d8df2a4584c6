import type { CookieOptionsWithName } from "@supabase/ssr";
import { env } from "@/lib/env";
import { forOneRequest } from "./options";

/** The cookie that holds a session; a long one is cut into `.0`, `.1` and so on. */
export const sessionCookie = "kiskadee-session";

/** What every client with somebody's session has in common. No script can read the cookie. */
export function sessionOptions() {
  const cookieOptions: CookieOptionsWithName = {
    name: sessionCookie,
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: env().SITE_URL.startsWith("https:"),
  };
  const { db, global } = forOneRequest;
  return { db, global, cookieOptions };
}

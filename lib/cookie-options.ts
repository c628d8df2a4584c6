import { env } from "@/lib/env";

/** Set when the person asked to be remembered; the database decides how long a session lasts. */
export const rememberCookie = "remember";

const day = 24 * 60 * 60;

/** In seconds, as long as the database takes a session that is not used, and one that is. */
const sessionAge = { unused: 30 * day, used: 180 * day } as const;

/** What says who is there: kept until the session must have ended, or until the browser is closed. */
export function lastingOptions(isRemembered: boolean) {
  return { path: "/", ...baseCookieOptions(), ...(isRemembered && { maxAge: sessionAge.used }) };
}

/** Of the session itself, which is written anew while it is used; a Max-Age of 0 deletes a cookie. */
export function withSessionAge<Options extends { maxAge?: number }>(
  { maxAge, ...options }: Options,
  isRemembered: boolean,
) {
  if (maxAge === 0) return { ...options, maxAge };
  return { ...options, ...(isRemembered && { maxAge: sessionAge.unused }) };
}

/** Lax keeps the cookie out of other sites' form posts; a plain HTTP site cannot set Secure. */
export function baseCookieOptions() {
  return { sameSite: "lax", secure: env().SITE_URL.startsWith("https:") } as const;
}

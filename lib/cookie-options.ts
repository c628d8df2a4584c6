import { env } from "@/lib/env";

/** Set if the user chose to be remembered; the database decides how long a session lasts. */
export const rememberCookie = "remember";

const day = 24 * 60 * 60;

/** Session lifetimes in seconds, matching the database: idle timeout and maximum age. */
const sessionAge = { unused: 30 * day, used: 180 * day } as const;

/**
 * Options for cookies about the signed-in user, which last as long as a session can, or until the
 * browser closes.
 */
export function lastingOptions(isRemembered: boolean) {
  return { path: "/", ...baseCookieOptions(), ...(isRemembered && { maxAge: sessionAge.used }) };
}

/**
 * For the session cookie itself, which is rewritten while in use; a Max-Age of 0 deletes a cookie.
 */
export function withSessionAge<Options extends { maxAge?: number }>(
  { maxAge, ...options }: Options,
  isRemembered: boolean,
) {
  if (maxAge === 0) return { ...options, maxAge };
  return { ...options, ...(isRemembered && { maxAge: sessionAge.unused }) };
}

/** Lax keeps the cookie out of forms sent by other sites; a plain HTTP site cannot set Secure. */
export function baseCookieOptions() {
  return { sameSite: "lax", secure: env().SITE_URL.startsWith("https:") } as const;
}

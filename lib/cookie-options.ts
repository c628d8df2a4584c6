import { env } from "@/lib/env";

/** Lax keeps the cookie out of other sites' form posts; a plain HTTP site cannot set Secure. */
export function baseCookieOptions() {
  return { sameSite: "lax", secure: env().SITE_URL.startsWith("https:") } as const;
}

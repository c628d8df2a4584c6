import { env } from "@/lib/env";

/**
 * What every cookie that we set has in common: no other site sends it along with a form, and where the
 * site is encrypted it never goes out unencrypted.
 */
export function ownCookie() {
  return { sameSite: "lax", secure: env().SITE_URL.startsWith("https:") } as const;
}

import type { Env } from "@/lib/env";

const localHost = /^(localhost|127\.|\[::1\])/;

/**
 * Warns about settings that work but probably aren't intended. Only the last rule applies to a
 * local site.
 */
export function settingWarnings(settings: Env, builtFor: string | undefined): string[] {
  const { SITE_URL, RESEND_BASE_URL, MAIL_FROM, LINK_SECRET, SUPABASE_SECRET_KEY } = settings;
  const { protocol, hostname } = new URL(SITE_URL);
  const isPublic = !localHost.test(hostname);
  const rules = {
    "SITE_URL starts with http: passwords and sessions are sent unencrypted. Use https.":
      isPublic && protocol === "http:",
    "RESEND_BASE_URL is not the email provider's URL: emails may not be delivered.":
      isPublic && new URL(RESEND_BASE_URL).hostname !== "api.resend.com",
    "MAIL_FROM is still the example: email providers don't send from it.":
      isPublic && /\.example\W*$/.test(MAIL_FROM),
    "LINK_SECRET is not set: changing SUPABASE_SECRET_KEY would break every emailed link.":
      isPublic && !LINK_SECRET,
    "SUPABASE_SECRET_KEY is the public local default: anyone can read and change everything.":
      isPublic && isDemoKey(SUPABASE_SECRET_KEY),
    [`The site was built for ${builtFor} but runs as ${SITE_URL}: headers and links of cached pages are wrong. Rebuild with this SITE_URL.`]:
      builtFor !== undefined && originOf(builtFor) !== originOf(SITE_URL),
  };
  return Object.entries(rules).flatMap(([text, isBroken]) => (isBroken ? text : []));
}

/** Ignores the port, which differs for a second process on the same machine. */
function originOf(url: string): string {
  const { protocol, hostname } = new URL(url);
  return `${protocol}//${hostname}`;
}

function isDemoKey(key: string): boolean {
  return Buffer.from(key.split(".")[1] ?? "", "base64url").includes("supabase-demo");
}

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
  const rules: [boolean, string][] = [
    [
      isPublic && protocol === "http:",
      "SITE_URL starts with http: passwords and sessions are sent unencrypted. Use https.",
    ],
    [
      isPublic && new URL(RESEND_BASE_URL).hostname !== "api.resend.com",
      "RESEND_BASE_URL is not the email provider's URL: emails may not be delivered.",
    ],
    [
      isPublic && /\.example\W*$/.test(MAIL_FROM),
      "MAIL_FROM is still the example: email providers don't send from it.",
    ],
    [
      isPublic && !LINK_SECRET,
      "LINK_SECRET is not set: changing SUPABASE_SECRET_KEY would break every emailed link.",
    ],
    [
      isPublic && isDemoKey(SUPABASE_SECRET_KEY),
      "SUPABASE_SECRET_KEY is the public local default: anyone can read and change everything.",
    ],
    [
      builtFor !== undefined && originOf(builtFor) !== originOf(SITE_URL),
      `The site was built for ${builtFor} but runs as ${SITE_URL}: headers and links of cached pages are wrong. Rebuild with this SITE_URL.`,
    ],
  ];
  return rules.flatMap(([isBroken, text]) => (isBroken ? [text] : []));
}

/** Ignores the port, which differs for a second process on the same machine. */
function originOf(url: string): string {
  const { protocol, hostname } = new URL(url);
  return `${protocol}//${hostname}`;
}

function isDemoKey(key: string): boolean {
  return Buffer.from(key.split(".")[1] ?? "", "base64url").includes("supabase-demo");
}

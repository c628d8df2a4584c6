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
      "SITE_URL begins with http: passwords and sessions are sent where anybody on the way can read them.",
    ],
    [
      isPublic && new URL(RESEND_BASE_URL).hostname !== "api.resend.com",
      "RESEND_BASE_URL is not the mail provider's address: mails may reach nobody.",
    ],
    [
      isPublic && /\.example\W*$/.test(MAIL_FROM),
      "MAIL_FROM is the example's: no mail provider sends from it.",
    ],
    [
      isPublic && !LINK_SECRET,
      "LINK_SECRET is not set: a new SUPABASE_SECRET_KEY would end every link that has been mailed.",
    ],
    [
      isPublic && isDemoKey(SUPABASE_SECRET_KEY),
      "SUPABASE_SECRET_KEY is the one that every local Supabase has: anybody can read and change everything.",
    ],
    [
      builtFor !== undefined && originOf(builtFor) !== originOf(SITE_URL),
      `The build was made for ${builtFor}, and is started for ${SITE_URL}: headers and links of stored pages are those of the build. Build again with this SITE_URL.`,
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

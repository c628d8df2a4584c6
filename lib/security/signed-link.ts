import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/env";

/** What a token from a link says. An id is only ever that of a token which we made ourselves. */
export type SignedLink =
  | { status: "valid"; id: string }
  | { status: "expired"; id: string }
  | { status: "forged" };

/**
 * A token for a link in a mail: the id, when it expires, and a signature over both and `purpose`, so
 * that a token for one thing opens no other. Ids are UUIDs or alike: letters, digits, hyphens.
 */
export function signToken(
  purpose: string,
  id: string,
  expires: Date | null,
  secret: string = linkSecret(env()),
): string {
  const claims = `${id}.${expires ? Math.floor(expires.getTime() / 1000) : "never"}`;
  return `${claims}.${signature(purpose, claims, secret)}`;
}

const form = /^([A-Za-z0-9-]{1,64})\.(never|\d{1,12})\.([A-Za-z0-9_-]{43})$/;

/** What a token is worth for this purpose, now. */
export function readToken(
  purpose: string,
  token: string,
  now: Date = new Date(),
  secret: string = linkSecret(env()),
): SignedLink {
  const [, id = "", expires = "", given = ""] = form.exec(token) ?? [];
  // As text: several texts decode to the same bytes, and only one of them is ours.
  const right = Buffer.from(signature(purpose, `${id}.${expires}`, secret));
  const claimed = Buffer.from(given);
  if (claimed.length !== right.length || !timingSafeEqual(claimed, right)) {
    return { status: "forged" };
  }
  const expired = expires !== "never" && Number(expires) * 1000 <= now.getTime();
  return { status: expired ? "expired" : "valid", id };
}

/** The secret to sign by: its own where one is set, else the database's key, which every host has. */
export function linkSecret(env: { LINK_SECRET?: string; SUPABASE_SECRET_KEY: string }): string {
  return env.LINK_SECRET ?? env.SUPABASE_SECRET_KEY;
}

function signature(purpose: string, claims: string, secret: string): string {
  const hash = createHmac("sha256", linkKey(secret)).update(`${purpose}\n${claims}`);
  return hash.digest("base64url");
}

// A key of its own, derived from the secret: no other use of that one is touched.
function linkKey(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "", "kiskadee signed links", 32));
}

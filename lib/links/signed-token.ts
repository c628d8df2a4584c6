import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/env";

export type SignedLink =
  | { status: "valid"; id: string }
  | { status: "expired"; id: string }
  | { status: "forged" };

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

export function readToken(
  purpose: string,
  token: unknown,
  now: Date = new Date(),
  secret: string = linkSecret(env()),
): SignedLink {
  const parts = typeof token === "string" ? form.exec(token) : null;
  if (!parts) return { status: "forged" };
  const [, id = "", expires = "", given = ""] = parts;
  // Compared as text, because several texts decode to the same bytes.
  const right = Buffer.from(signature(purpose, `${id}.${expires}`, secret));
  const claimed = Buffer.from(given);
  if (claimed.length !== right.length || !timingSafeEqual(claimed, right)) {
    return { status: "forged" };
  }
  const expired = expires !== "never" && Number(expires) * 1000 <= now.getTime();
  return { status: expired ? "expired" : "valid", id };
}

export function linkSecret(env: { LINK_SECRET?: string; SUPABASE_SECRET_KEY: string }): string {
  return env.LINK_SECRET ?? env.SUPABASE_SECRET_KEY;
}

function signature(purpose: string, claims: string, secret: string): string {
  return createHmac("sha256", linkKey(secret)).update(`${purpose}\n${claims}`).digest("base64url");
}

// A derived key separates signing from the secret's other uses.
function linkKey(secret: string): Uint8Array {
  return new Uint8Array(hkdfSync("sha256", secret, "", "signed links", 32));
}

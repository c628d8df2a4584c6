import { createHmac } from "node:crypto";

type Claims = Record<string, unknown> & { session_id: string };

/** Returns a session token's claims without verifying them; null for any other value. */
export function tokenClaims(token: unknown): Claims | null {
  try {
    const claims = JSON.parse(
      Buffer.from(String(token).split(".")[1] ?? "", "base64url").toString(),
    );
    return typeof claims.session_id === "string" ? claims : null;
  } catch {
    return null;
  }
}

/** Replaces claims in a token and signs it again. */
export function withClaims(token: string, changes: object, secret: string): string {
  const [head] = token.split(".");
  const claims = JSON.stringify({ ...tokenClaims(token), ...changes });
  const signed = `${head}.${Buffer.from(claims).toString("base64url")}`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}

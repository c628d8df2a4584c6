import { createHmac } from "node:crypto";
import { parseJson } from "../../lib/parse-json.ts";

type Claims = Record<string, unknown> & { session_id: string };

/** Returns a session token's claims without verifying them; null for any other value. */
export function tokenClaims(token: unknown): Claims | null {
  const [, payload = ""] = String(token).split(".");
  const claims = Object(parseJson(Buffer.from(payload, "base64url").toString()));
  return typeof claims.session_id === "string" ? claims : null;
}

/** Replaces claims in a token and signs it again. */
export function withClaims(token: string, changes: object, secret: string): string {
  const [head] = token.split(".");
  const claims = JSON.stringify({ ...tokenClaims(token), ...changes });
  const signed = `${head}.${Buffer.from(claims).toString("base64url")}`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}

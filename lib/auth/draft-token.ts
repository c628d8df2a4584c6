import type { NextRequest } from "next/server";
import { lastingOptions } from "@/lib/cookie-options";
import { readToken, signToken } from "@/lib/links/signed-token";
import { draftCookie } from "@/lib/security/draft-cookie";

const purpose = "draft-mode";

/** Short, so that the token's higher request limit ends soon after the session. */
const maxAgeMs = 60 * 60 * 1_000;

export function draftToken(sessionId: string): string {
  return signToken(purpose, sessionId, new Date(Date.now() + maxAgeMs));
}

/**
 * Returns null for a forged cookie. `isDue` becomes true halfway through the cookie's lifetime and
 * stays true after it expires.
 */
export function draftsOf({ cookies }: Pick<NextRequest, "cookies">) {
  const token = cookies.get(draftCookie)?.value ?? "";
  const read = readToken(purpose, token);
  if (read.status === "forged") return null;
  const halfway = new Date(Date.now() + maxAgeMs / 2);
  const isDue = readToken(purpose, token, halfway).status === "expired";
  return { sessionId: read.id, isCurrent: read.status === "valid", isDue };
}

export function draftOptions(isRemembered: boolean) {
  return { ...lastingOptions(isRemembered), httpOnly: true } as const;
}

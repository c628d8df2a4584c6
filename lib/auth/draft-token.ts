import { baseCookieOptions } from "@/lib/cookie-options";
import { readToken, signToken } from "@/lib/links/signed-token";

const purpose = "draft-mode";

/** As long as an admin's session that is not remembered. */
const maxAgeMs = 12 * 60 * 60 * 1_000;

export function draftToken(sessionId: string): string {
  return signToken(purpose, sessionId, new Date(Date.now() + maxAgeMs));
}

/** The session that a cookie was signed for; null of a forged one, and of one that is too old. */
export function sessionOfDrafts(token = ""): string | null {
  const read = readToken(purpose, token);
  return read.status === "valid" ? read.id : null;
}

/** It ends with the browser. */
export function draftOptions() {
  return { path: "/", httpOnly: true, ...baseCookieOptions() } as const;
}

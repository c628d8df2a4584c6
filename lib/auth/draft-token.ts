import { lastingOptions } from "@/lib/cookie-options";
import { readToken, signToken } from "@/lib/links/signed-token";

const purpose = "draft-mode";

/** As long as a session at the most. */
const maxAgeMs = 180 * 24 * 60 * 60 * 1_000;

export function draftToken(sessionId: string): string {
  return signToken(purpose, sessionId, new Date(Date.now() + maxAgeMs));
}

/** The session that a cookie was signed for; null of a forged one, and of one that is too old. */
export function sessionOfDrafts(token = ""): string | null {
  const read = readToken(purpose, token);
  return read.status === "valid" ? read.id : null;
}

export function draftOptions(isRemembered: boolean) {
  return { ...lastingOptions(isRemembered), httpOnly: true } as const;
}

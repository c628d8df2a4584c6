import { createHash, timingSafeEqual } from "node:crypto";

/** Whether a request carries this secret as its bearer token; takes the same time for any wrong one. */
export function hasBearer(headers: Headers, secret: string): boolean {
  const given = headers.get("authorization")?.match(/^Bearer (.+)$/)?.[1] ?? "";
  return timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

import { createHash, timingSafeEqual } from "node:crypto";

export function hasBearer(headers: Headers, secret: string): boolean {
  const given = headers.get("authorization")?.match(/^Bearer (.+)$/)?.[1] ?? "";
  return timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

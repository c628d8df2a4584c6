import { createHash, timingSafeEqual } from "node:crypto";

export function hasBearer(headers: Headers, secret: string): boolean {
  const given = headers.get("authorization")?.match(/^Bearer (.+)$/)?.[1] ?? "";
  return timingSafeEqual(digest(given), digest(secret));
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

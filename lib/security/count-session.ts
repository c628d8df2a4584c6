import { env } from "@/lib/env";
import { rateLimiter } from "./rate-limiter";
import { ipFromHeaders } from "./sender";

let limiter: ReturnType<typeof rateLimiter> | undefined;

/**
 * Counts a session by IP before it is looked up, since each forged one costs a call to the auth
 * server. Returns the seconds to wait if there have been too many.
 */
export function countSession({ headers }: Pick<Request, "headers">) {
  limiter ??= rateLimiter({ windowMs: 60_000, maxKeys: 10_000, max: env().PAGES_PER_MINUTE });
  const count = limiter;
  const ip = ipFromHeaders(headers, env().TRUSTED_PROXIES);
  return { seconds: count(ip), takeBack: () => void count(ip, -1) };
}

import { LRUCache } from "lru-cache";

type Limit = { max: number; windowMs: number; maxKeys: number };

type Window = { hits: number; until: number };

/**
 * Counts in this process only, for events too frequent to count in the database. Returns the whole
 * seconds to wait, 0 within the limit. Beyond `maxKeys` the least recently used key is dropped. A
 * cost of -1 undoes a hit.
 */
export function rateLimiter({ max, windowMs, maxKeys }: Limit, now = Date.now) {
  const windows = new LRUCache<string, Window>({ max: maxKeys });
  return (key: string, cost = 1): number => {
    const time = now();
    const found = windows.get(key);
    if (found && found.until > time) {
      found.hits += cost;
      return found.hits > max ? Math.ceil((found.until - time) / 1000) : 0;
    }
    windows.set(key, { hits: Math.max(cost, 0), until: time + windowMs });
    return 0;
  };
}

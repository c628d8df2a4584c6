type Limit = { max: number; windowMs: number; maxKeys: number };

type Window = { hits: number; until: number };

/**
 * Counts in this process alone, for what is too frequent to count in the database. Returns the whole
 * seconds to wait, 0 within the limit. Beyond `maxKeys` the oldest key starts anew.
 */
export function rateLimiter({ max, windowMs, maxKeys }: Limit, now = Date.now) {
  const windows = new Map<string, Window>();
  return (key: string): number => {
    const time = now();
    const found = windows.get(key);
    if (found && found.until > time) {
      found.hits += 1;
      return found.hits > max ? Math.ceil((found.until - time) / 1000) : 0;
    }
    windows.delete(key);
    windows.set(key, { hits: 1, until: time + windowMs });
    const [oldest] = windows.keys();
    if (windows.size > maxKeys && oldest !== undefined) windows.delete(oldest);
    return 0;
  };
}

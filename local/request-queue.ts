export type RequestQueue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets at most `limit` pieces of work run at a time, first come first served.
 * PGlite is one connection: two requests at once would share one transaction, and with it
 * each other's database role.
 */
export function createQueue(limit: number): RequestQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

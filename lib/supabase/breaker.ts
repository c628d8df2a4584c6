const allowedTimeouts = 3;
const pauseMs = 10_000;

/**
 * Fails immediately for ten seconds after three timeouts in a row, so that forms fail without a
 * wait and certainly store nothing. Concurrent timeouts count as one: a burst is not an outage.
 */
export function withBreaker(fetchInTime: typeof fetch): typeof fetch {
  let timeouts = 0;
  let closedUntil = 0;
  let counted = 0;
  return async (input, init) => {
    if (Date.now() < closedUntil) throw new Error("The database has not answered for a while");
    const countedBefore = counted;
    try {
      const response = await fetchInTime(input, init);
      timeouts = 0;
      return response;
    } catch (error) {
      if ((error as Error).name !== "TimeoutError") timeouts = 0;
      else if (counted === countedBefore) {
        counted += 1;
        timeouts += 1;
        if (timeouts >= allowedTimeouts) closedUntil = Date.now() + pauseMs;
      }
      throw error;
    }
  };
}

const allowedTimeouts = 3;
const pauseMs = 10_000;

/**
 * Fails at once for ten seconds after three calls in a row that had no answer in time: whoever sends
 * a form meanwhile is told without a wait, and what was never sent is certain not to be stored.
 */
export function withBreaker(fetchInTime: typeof fetch): typeof fetch {
  let timeouts = 0;
  let closedUntil = 0;
  return async (input, init) => {
    if (Date.now() < closedUntil) throw new Error("The database has not answered for a while");
    try {
      const response = await fetchInTime(input, init);
      timeouts = 0;
      return response;
    } catch (error) {
      timeouts = (error as Error).name === "TimeoutError" ? timeouts + 1 : 0;
      if (timeouts >= allowedTimeouts) closedUntil = Date.now() + pauseMs;
      throw error;
    }
  };
}

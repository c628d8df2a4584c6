/** The longest wait between two attempts, in seconds. */
const longestWait = 6 * 60 * 60;

/** After so many attempts a mail is given up: the waits before add up to about a day. */
export const attemptsAllowed = 14;

/**
 * Seconds until the next attempt after `attempts` failed ones: the base, doubled each time, six hours
 * at most. Null when it has been tried long enough.
 */
export function retryInSeconds(attempts: number, base: number): number | null {
  if (attempts >= attemptsAllowed) return null;
  return Math.min(base * 2 ** (attempts - 1), longestWait);
}

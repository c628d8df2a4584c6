/** The clock that an answer's time is kept by, in milliseconds; a test brings its own. */
export type Clock = { now(): number; sleep(milliseconds: number): Promise<void> };

/**
 * A wrong password costs the auth server a hash (some 100 ms); an unknown address costs it nothing.
 */
export const signInStep = 1_000;

/** An address that is known or new costs a hash, a mail, or neither: with a mail provider up to a second. */
export const mailStep = 2_000;

const realClock: Clock = {
  now: () => performance.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/**
 * Starts to count, and answers a function that waits until a whole number of steps has passed. What
 * the answer hangs on (is this address known?) takes a fraction of a step, so its time tells nothing.
 * Waiting a random time would not do: enough attempts average it out.
 */
export function steadyAnswer(step: number, clock: Clock = realClock): () => Promise<void> {
  const start = clock.now();
  return () => {
    const taken = clock.now() - start;
    return clock.sleep(Math.max(1, Math.ceil(taken / step)) * step - taken);
  };
}

export type Clock = { now(): number; sleep(milliseconds: number): Promise<void> };

/**
 * Steps in milliseconds, each longer than the work it hides: a hash takes 100, an email up to
 * 1,000.
 */
export const signInStep = 1_000;

export const mailStep = 2_000;

const realClock: Clock = {
  now: () => performance.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/**
 * Waits until a whole number of steps has passed; random delays would average out over many
 * attempts.
 */
export function constantTime(step: number, clock: Clock = realClock): () => Promise<void> {
  const start = clock.now();
  return () => {
    const taken = clock.now() - start;
    return clock.sleep(Math.max(1, Math.ceil(taken / step)) * step - taken);
  };
}

/**
 * Steps in milliseconds, each longer than the work it hides: a hash takes 100, an email up to
 * 1,000.
 */
export const signInStep = 1_000;

export const mailStep = 2_000;

/**
 * Waits until a whole number of steps has passed; random delays would average out over many
 * attempts.
 */
export function constantTime(step: number): () => Promise<void> {
  const start = performance.now();
  return () => {
    const taken = performance.now() - start;
    const wait = Math.max(1, Math.ceil(taken / step)) * step - taken;
    return new Promise((resolve) => setTimeout(resolve, wait));
  };
}

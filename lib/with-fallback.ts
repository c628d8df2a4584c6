/** Returns the result of `work`, or `fallback` if it throws. */
export function withFallback<Result>(fallback: Result, work: () => Result): Result {
  try {
    return work();
  } catch {
    return fallback;
  }
}

/** Time of the last answer to any call, from `performance.now()`. */
let lastAnswer = 0;

type Limits = {
  /** Maximum milliseconds without an answer to this or any other call. */
  silence: number;
  /** Maximum milliseconds until this call is answered. */
  total: number;
};

/**
 * A fetch that rejects with a TimeoutError once the database is silent. While the database answers
 * other calls, this one is queued, as when many pages are first rendered together.
 */
export function queuedFetch(send: typeof fetch, { silence, total }: Limits): typeof fetch {
  return async (input, init) => {
    const start = performance.now();
    const late = new AbortController();
    let answeredAt: number | undefined;
    const check = () => {
      const quietSince = answeredAt ?? Math.max(start, lastAnswer);
      const left = Math.min(quietSince + silence, start + total) - performance.now();
      if (left > 0) return checkIn(left);
      late.abort(new DOMException("The database isn't responding.", "TimeoutError"));
    };
    // Responses that arrived while this process was busy are read first.
    const checkIn = (ms: number) => void setTimeout(() => setImmediate(check), ms);
    checkIn(silence);
    const response = await send(input, { ...init, signal: init?.signal ?? late.signal });
    answeredAt = lastAnswer = performance.now();
    return response;
  };
}

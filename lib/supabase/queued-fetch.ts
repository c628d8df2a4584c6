/** When a call was answered last, on the clock of `performance.now()`. */
let lastAnswer = 0;

type Limits = {
  /** For an answer to this call or to another, in milliseconds. */
  silence: number;
  /** For the answer to this call, in milliseconds. */
  total: number;
};

/**
 * A fetch that rejects with a TimeoutError once the database is silent. While it answers others it is
 * there, and this call waits in its queue, as it does where many pages are first rendered at once.
 */
export function queuedFetch(send: typeof fetch, { silence, total }: Limits): typeof fetch {
  return async (input, init) => {
    const start = performance.now();
    const late = new AbortController();
    let answered: number | undefined;
    const check = () => {
      const heard = answered ?? Math.max(start, lastAnswer);
      const left = Math.min(heard + silence, start + total) - performance.now();
      if (left > 0) return checkIn(left);
      late.abort(new DOMException("The database does not answer.", "TimeoutError"));
    };
    // What has come while this process was busy is read first.
    const checkIn = (ms: number) => void setTimeout(() => setImmediate(check), ms);
    checkIn(silence);
    const response = await send(input, { ...init, signal: init?.signal ?? late.signal });
    answered = lastAnswer = performance.now();
    return response;
  };
}

/** For one call, in milliseconds. */
const timeout = 10_000;

export function fetchWithin(limit: number) {
  return (input: RequestInfo | URL, init?: RequestInit) =>
    fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(limit) });
}

/** No retries: stored pages stand in while the database is unreachable. */
export const serverClientOptions = {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  db: { retry: false },
  global: { fetch: fetchWithin(timeout) },
};

/** How long the database may take for one call, in milliseconds. */
const timeout = 10_000;

/** A fetch that ends after `limit` milliseconds, unless it is told otherwise. */
export function fetchWithin(limit: number) {
  return (input: RequestInfo | URL, init?: RequestInit) =>
    fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(limit) });
}

/**
 * For a client that serves one request on the server: no session to keep, no waiting through retries
 * (stored pages stand in for a database that is away), and an end to every call.
 */
export const forOneRequest = {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  db: { retry: false },
  global: { fetch: fetchWithin(timeout) },
};

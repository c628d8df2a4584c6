import { policyForData } from "./policy";

type Headers = Record<string, string>;

/** JSON for scripts; `headers` are added to those that all data responses have. */
export function dataResponse(data: object, status = 200, headers: Headers = {}): Response {
  const own = { "cache-control": "no-store", "content-security-policy": policyForData };
  return Response.json(data, { status, headers: { ...own, ...headers } });
}

export function dataFailure(status: number, error: string, headers?: Headers): Response {
  return dataResponse({ error }, status, headers);
}

/** For a request over its limit; `error` says how long to wait. */
export function limitedResponse(seconds: number, error: string): Response {
  return dataFailure(429, error, { "retry-after": String(seconds) });
}

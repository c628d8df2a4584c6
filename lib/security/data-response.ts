import { policyForData } from "./policy";

const headers = { "cache-control": "no-store", "content-security-policy": policyForData };

/** For a script of the admin. */
export function dataResponse(data: object, status = 200): Response {
  return Response.json(data, { status, headers });
}

export function dataFailure(status: number, error: string): Response {
  return dataResponse({ error }, status);
}

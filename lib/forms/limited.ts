import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";
import { type FieldStrings, failure } from "@/lib/action";
import { processState } from "@/lib/process-state";

/** The answer to a form that was sent too often gets status 429; `seconds` become Retry-After. */
export function limited<Field extends string>(
  message: string,
  seconds: number,
  values: FieldStrings<Field> = {},
) {
  const request = processState.requests.getStore();
  if (request) request.retryAfter = seconds;
  return failure(message, values);
}

/** In seconds; undefined unless {@link limited} was called for this request. */
export function retryAfter(): number | undefined {
  return processState.requests.getStore()?.retryAfter;
}

/** Next.js lets an action set no status. */
export function sendLimitedStatus(): void {
  subscribe("http.server.request.start", (message) => {
    const { response } = message as { response: ServerResponse };
    const current = processState.requests.getStore();
    const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
    response.writeHead = (status: number, ...rest: unknown[]) => {
      // A redirect stays one: the page that it leads to has the status.
      if (current?.retryAfter === undefined || status !== 200) return writeHead(status, ...rest);
      response.setHeader("retry-after", current.retryAfter);
      return writeHead(429, ...rest);
    };
  });
}

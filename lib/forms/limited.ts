import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";
import { type FieldStrings, failure } from "@/lib/action";

type Answer = { retryAfter?: number };

/** On globalThis: start-up and each page have a copy of this module. */
const key = Symbol.for("limited-answer");
const shared = globalThis as { [key]?: AsyncLocalStorage<Answer> };
shared[key] ??= new AsyncLocalStorage();
const current = shared[key];

/** The answer to a form that was sent too often gets status 429; `seconds` become Retry-After. */
export function limited<Field extends string>(
  message: string,
  seconds: number,
  values: FieldStrings<Field> = {},
) {
  const answer = current.getStore();
  if (answer) answer.retryAfter = seconds;
  return failure(message, values);
}

/** In seconds; undefined unless {@link limited} was called for this request. */
export function retryAfter(): number | undefined {
  return current.getStore()?.retryAfter;
}

/** Next.js lets an action set no status. */
export function sendLimitedStatus(): void {
  subscribe("http.server.request.start", (message) => {
    const { response } = message as { response: ServerResponse };
    const answer: Answer = {};
    current.enterWith(answer);
    const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
    response.writeHead = (status: number, ...rest: unknown[]) => {
      // A redirect stays one: the page that it leads to has the status.
      if (answer.retryAfter === undefined || status !== 200) return writeHead(status, ...rest);
      response.setHeader("retry-after", answer.retryAfter);
      return writeHead(429, ...rest);
    };
  });
}

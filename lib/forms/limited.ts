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

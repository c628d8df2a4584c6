import { processState } from "@/lib/process-state";

/**
 * Runs `load` once per request and name, so that the middleware and the page share the result.
 * Actions don't use it, since the page after them must show what they changed.
 */
export function oncePerRequest<Result>(name: string, load: () => Promise<Result>): Promise<Result> {
  const request = processState.requests.getStore();
  if (!request) return load();
  request.answers ??= new Map();
  const pending = request.answers.get(name) ?? load();
  request.answers.set(name, pending);
  return pending as Promise<Result>;
}

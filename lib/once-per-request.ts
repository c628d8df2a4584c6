import { processState } from "@/lib/process-state";

/**
 * What `load` resolves to: under one name the middleware and the page of a request ask once. An action
 * asks for itself, since the page after it shows what it has changed.
 */
export function oncePerRequest<Result>(name: string, load: () => Promise<Result>): Promise<Result> {
  const request = processState.requests.getStore();
  if (!request) return load();
  request.answers ??= new Map();
  const asked = request.answers.get(name) ?? load();
  request.answers.set(name, asked);
  return asked as Promise<Result>;
}

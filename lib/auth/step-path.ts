import type { Route } from "next";
import type { Reason } from "./strings";
import type { SecondFactorStep } from "./viewer";

/**
 * Path where an admin completes the step that their session still needs, before continuing to
 * `next`.
 */
export function stepPath(step: SecondFactorStep, next: string, why?: Reason): Route {
  const query = new URLSearchParams({ next, ...(why && { why }) });
  return `/login/${step}?${query}` as Route;
}

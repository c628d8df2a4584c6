import type { Route } from "next";
import type { Reason } from "./strings";
import type { SecondFactorStep } from "./viewer";

/** Where an admin takes the step that their session lacks, and goes on to `next`. */
export function stepPath(step: SecondFactorStep, next: string, why?: Reason): Route {
  const query = new URLSearchParams({ next, ...(why && { why }) });
  return `/login/${step}?${query}` as Route;
}

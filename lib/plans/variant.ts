import { findPlan } from "./find-plan";

/**
 * Where the static page for the plan in an address's query lies; null where there is no plan, an
 * unknown one, or more than one. Visitors never see that address: the one they asked for stays.
 */
export function planVariant(url: URL): URL | null {
  if (url.pathname !== "/get-started") return null;
  const [name, ...others] = url.searchParams.getAll("plan");
  const plan = name && others.length === 0 ? findPlan(name) : null;
  return plan && new URL(`/get-started/${plan.id}`, url);
}

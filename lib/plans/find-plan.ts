import { type Plan, plans } from "@/content/plans";

/** The plan with this id, whatever its case; null for anything else. */
export function findPlan(id: string): Plan | null {
  return plans.find((plan) => plan.id === id.toLowerCase()) ?? null;
}

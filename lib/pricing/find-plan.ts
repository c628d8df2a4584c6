import type { Plan } from "@/lib/content/kinds/plans";

export function findPlan(plans: readonly Plan[], id: string): Plan | null {
  return plans.find((plan) => plan.id === id.toLowerCase()) ?? null;
}

import { type Plan, plans } from "@/content/plans";

export function findPlan(id: string): Plan | null {
  return plans.find((plan) => plan.id === id.toLowerCase()) ?? null;
}

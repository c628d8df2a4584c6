import { createHash } from "node:crypto";
import { plans as defaults } from "@/content/plans";
import type { Plan } from "@/lib/content/kinds/plans";
import { env } from "@/lib/env";
import { findPlan } from "@/lib/pricing/find-plan";
import { findPlanId } from "@/lib/pricing/known-plans";
import { plainVariant } from "@/lib/pricing/plain-variant";

/** Null if the built-in scheduler is used. */
type CalendlySettings = { url: string; script: string } | null;

export function calendlySettings(): CalendlySettings {
  const { CALENDLY_URL, CALENDLY_SCRIPT_URL } = env();
  return CALENDLY_URL ? { url: CALENDLY_URL, script: CALENDLY_SCRIPT_URL } : null;
}

/** Only published plans have a variant, so that made-up names never fill the page cache. */
export async function startVariant(url: URL, calendly: CalendlySettings): Promise<URL | null> {
  if (url.pathname !== "/get-started") return null;
  const [name, ...others] = url.searchParams.getAll("plan");
  const id = name && others.length === 0 ? await findPlanId(name) : null;
  return new URL(`/get-started/${id ?? plainVariant}${suffix(calendly)}`, url);
}

type Shown = { plan: Plan | null; calendly: CalendlySettings };

/** Returns null for an unknown variant. A plan that is no longer published shows the plain page. */
export function readVariant(
  variant: string,
  calendly: CalendlySettings,
  plans: readonly Plan[],
): Shown | null {
  const shown = calendly && variant.endsWith(suffix(calendly)) ? calendly : null;
  const name = variant.slice(0, variant.length - suffix(shown).length);
  const plan = findPlan(plans, name);
  const isKnown = plan || name === plainVariant || defaults.some(({ id }) => id === name);
  return isKnown ? { plan, calendly: shown } : null;
}

// Depends on the settings, so that pages stored under other settings are never served.
function suffix(calendly: CalendlySettings): string {
  if (!calendly) return "";
  const digest = createHash("sha256").update(`${calendly.url} ${calendly.script}`).digest("hex");
  return `-calendly-${digest.slice(0, 16)}`;
}

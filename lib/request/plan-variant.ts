import { createHash } from "node:crypto";
import type { Plan } from "@/content/plans";
import { env } from "@/lib/env";
import { findPlan } from "@/lib/pricing/find-plan";
import { plainVariant } from "@/lib/pricing/plain-variant";

/** Null if the built-in scheduler is used. */
type CalendlySettings = { url: string; script: string } | null;

export function calendlySettings(): CalendlySettings {
  const { CALENDLY_URL, CALENDLY_SCRIPT_URL } = env();
  return CALENDLY_URL ? { url: CALENDLY_URL, script: CALENDLY_SCRIPT_URL } : null;
}

export function startVariant(url: URL, calendly: CalendlySettings): URL | null {
  if (url.pathname !== "/get-started") return null;
  const [name, ...others] = url.searchParams.getAll("plan");
  const plan = name && others.length === 0 ? findPlan(name) : null;
  return new URL(`/get-started/${plan?.id ?? plainVariant}${suffix(calendly)}`, url);
}

type Shown = { plan: Plan | null; calendly: CalendlySettings };

export function readVariant(variant: string, calendly: CalendlySettings): Shown | null {
  const shown = calendly && variant.endsWith(suffix(calendly)) ? calendly : null;
  const name = variant.slice(0, variant.length - suffix(shown).length);
  const plan = findPlan(name);
  return plan || name === plainVariant ? { plan, calendly: shown } : null;
}

// Depends on the settings, so that pages stored under other settings are never served.
function suffix(calendly: CalendlySettings): string {
  if (!calendly) return "";
  const digest = createHash("sha256").update(`${calendly.url} ${calendly.script}`).digest("hex");
  return `-calendly-${digest.slice(0, 16)}`;
}

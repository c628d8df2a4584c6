import { env } from "@/lib/env";

/** Null: the built-in scheduler is used. */
export type CalendlySettings = { url: string; script: string } | null;

export function calendlySettings(): CalendlySettings {
  const { CALENDLY_URL, CALENDLY_SCRIPT_URL } = env();
  return CALENDLY_URL ? { url: CALENDLY_URL, script: CALENDLY_SCRIPT_URL } : null;
}

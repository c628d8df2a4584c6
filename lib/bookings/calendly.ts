import { env } from "../env";

/** The outside scheduler's page and script where one is configured. Null: the built-in one. */
export type CalendlySettings = { url: string; script: string } | null;

export function calendlySettings(): CalendlySettings {
  const { CALENDLY_URL, CALENDLY_SCRIPT_URL } = env();
  return CALENDLY_URL ? { url: CALENDLY_URL, script: CALENDLY_SCRIPT_URL } : null;
}

import { pluralize } from "@/lib/numbers";
import type { Check } from "./checks";

export const checkStrings = {
  heading: "Before publishing",
  loading: "Checking…",
  failed: "Checks could not run.",
} as const;

export function checkSummary(count: number): string {
  if (count === 0) return "No suggestions.";
  return `${pluralize(count, "suggestion", "suggestions")}.`;
}

export function checkText({ line, text }: Check): string {
  return line === null ? text : `Line ${line}: ${text}`;
}

import { pluralize } from "@/lib/numbers";
import type { Check } from "./checks";

export const checkStrings = {
  heading: "Before publishing",
  loading: "The post is being looked through…",
  failed: "The post could not be looked through.",
} as const;

export function checkSummary(count: number): string {
  if (count === 0) return "Nothing is missing.";
  return `${pluralize(count, "thing", "things")} to look at. The post can be published all the same.`;
}

export function checkText({ line, text }: Check): string {
  return line === null ? text : `Line ${line}: ${text}`;
}

import { brand } from "@/content/brand";
import { fromLocalTime } from "@/lib/time/local-time";

/** Converts a local time in the agency's zone; null if it is empty or skipped by a clock change. */
export function toInstant(text: string): number | null {
  return text === "" ? null : fromLocalTime(text, brand.timeZone);
}

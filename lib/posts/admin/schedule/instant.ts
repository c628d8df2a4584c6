import { brand } from "@/content/brand";
import { fromLocalTime, type LocalTime, toLocalTime } from "@/lib/time/local-time";

/** Returns the local time in the agency's zone; empty for null. */
export function fromInstant(instant: number | null): LocalTime | "" {
  return instant === null ? "" : toLocalTime(instant, brand.timeZone);
}

/** Converts a local time in the agency's zone; null if it is empty or skipped by a clock change. */
export function toInstant(text: string): number | null {
  return text === "" ? null : fromLocalTime(text, brand.timeZone);
}

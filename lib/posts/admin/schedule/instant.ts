import { brand } from "@/content/brand";
import { fromLocalTime } from "@/lib/time/local-time";

/** Of a local time by the agency's clock; null for none, and for one that a change of the clock skips. */
export function toInstant(text: string): number | null {
  return text === "" ? null : fromLocalTime(text, brand.timeZone);
}

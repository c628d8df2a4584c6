import { brand } from "@/content/brand";

/** `3:12 am`, by default in the visitor's own zone. */
export function shortTime(date: Date, timeZone?: string): string {
  return date.toLocaleTimeString(brand.locale, { timeZone, hour: "numeric", minute: "2-digit" });
}

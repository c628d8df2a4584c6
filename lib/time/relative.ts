import { brand } from "@/content/brand";
import { formatShortDate } from "./format";

const relative = new Intl.RelativeTimeFormat(brand.locale, { numeric: "always" });
const minute = 60_000;
const relativeUnits = [
  ["day", 24 * 60 * minute],
  ["hour", 60 * minute],
  ["minute", minute],
] as const;

/** `3 hours ago` within the last week, otherwise as `formatShortDate`. */
export function formatRelative(instant: number, zone: string, now = Date.now()): string {
  const ago = now - instant;
  if (ago < 0 || ago >= 7 * 24 * 60 * minute) return formatShortDate(instant, zone);
  const found = relativeUnits.find(([, size]) => ago >= size);
  if (!found) return "just now";
  const [unit, size] = found;
  return relative.format(-Math.floor(ago / size), unit);
}

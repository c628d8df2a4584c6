import { brand } from "@/content/brand";
import { withFallback } from "@/lib/with-fallback";
import type { Day } from "./days";

const minute = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

export function dayAt(instant: number, zone: string): Day {
  return new Date(instant + offsetAt(instant, zone) * minute).toISOString().slice(0, 10);
}

/** Minutes ahead of UTC. */
export function offsetAt(instant: number, zone: string): number {
  // For example "1/1/2026, GMT-03:30".
  const text = offsetFormat(zone).format(instant);
  const [, sign = "", hours, minutes] = /GMT([+-])(\d+):(\d+)/.exec(text) ?? [];
  return Number(`${sign}1`) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

export function isZone(name: string): boolean {
  if (!/^[A-Za-z0-9_+/-]{1,64}$/.test(name)) return false;
  return withFallback(false, () => offsetFormat(name) !== undefined);
}

/** The browser's time zone, or the agency's if it has none. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || brand.timeZone;
}

function offsetFormat(zone: string): Intl.DateTimeFormat {
  const options = { timeZone: zone, timeZoneName: "longOffset" } as const;
  const format = formats.get(zone) ?? new Intl.DateTimeFormat("en-US", options);
  formats.set(zone, format);
  return format;
}

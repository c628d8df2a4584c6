import { brand } from "@/content/brand";
import type { Day } from "./days";

const minute = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

export function dayAt(instant: number, zone: string): Day {
  return new Date(instant + offsetAt(instant, zone) * minute).toISOString().slice(0, 10);
}

/** Minutes ahead of UTC. */
export function offsetAt(instant: number, zone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of wallClock(zone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute: minutes = 0, second = 0 } = parts;
  const shown = Date.UTC(year, month - 1, day, hour, minutes, second);
  return Math.round((shown - Math.floor(instant / 1000) * 1000) / minute);
}

export function isZone(name: string): boolean {
  if (!/^[A-Za-z0-9_+/-]{1,64}$/.test(name)) return false;
  try {
    return wallClock(name) !== undefined;
  } catch {
    return false;
  }
}

/** The browser's, or the agency's where it has none. */
export function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || brand.timeZone;
}

function wallClock(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  formats.set(zone, format);
  return format;
}

import { brand } from "@/content/brand";

/** `2026-11-24` */
export type Day = string;

const minute = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

export function dayAt(instant: number, zone: string): Day {
  return new Date(instant + offsetAt(instant, zone) * minute).toISOString().slice(0, 10);
}

/** Daylight saving: the earlier instant where clocks show it twice, null where they skip it. */
export function instantOf(day: Day, minuteOfDay: number, zone: string): number | null {
  const local = Date.parse(`${day}T00:00:00Z`) + minuteOfDay * minute;
  const around = [local - 24 * 60 * minute, local + 24 * 60 * minute];
  const found = around
    .map((instant) => offsetAt(instant, zone))
    .map((offset) => ({ offset, instant: local - offset * minute }))
    .filter(({ offset, instant }) => offsetAt(instant, zone) === offset)
    .map(({ instant }) => instant);
  return found.length > 0 ? Math.min(...found) : null;
}

/** Minutes ahead of UTC. */
export function offsetAt(instant: number, zone: string): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of wallClock(zone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute: minutes = 0, second = 0 } = parts;
  const shown = Date.UTC(year, month - 1, day, hour, minutes, second);
  return Math.round((shown - Math.floor(instant / 1000) * 1000) / minute);
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
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

/** All that are known, sorted, with `own` among them. */
export function zoneNames(own: string): string[] {
  return [...new Set([...Intl.supportedValuesOf("timeZone"), brand.timeZone, own])].sort();
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

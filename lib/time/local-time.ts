import { type Day, isDay } from "./days";
import { offsetAt } from "./zones";

/** `2026-11-24T09:00`, the format of a datetime-local field. */
export type LocalTime = string;

const minuteMs = 60_000;

export function toLocalTime(instant: number, zone: string): LocalTime {
  return new Date(instant + offsetAt(instant, zone) * minuteMs).toISOString().slice(0, 16);
}

/** Handles daylight saving like `instantOf`. */
export function fromLocalTime(time: LocalTime, zone: string): number | null {
  const [day = "", clock = ""] = time.split("T");
  const [hours, minutes] = clock.split(":").map(Number);
  return instantOf(day, Number(hours) * 60 + Number(minutes), zone);
}

/** Returns the earlier instant if clocks show the time twice, and null if they skip it. */
export function instantOf(day: Day, minuteOfDay: number, zone: string): number | null {
  const local = Date.parse(`${day}T00:00:00Z`) + minuteOfDay * minuteMs;
  const around = [local - 24 * 60 * minuteMs, local + 24 * 60 * minuteMs];
  const found = around
    .map((instant) => offsetAt(instant, zone))
    .map((offset) => ({ offset, instant: local - offset * minuteMs }))
    .filter(({ offset, instant }) => offsetAt(instant, zone) === offset)
    .map(({ instant }) => instant);
  return found.length > 0 ? Math.min(...found) : null;
}

export function isLocalTime(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/.test(text) && isDay(text.slice(0, 10));
}

import { fromLocalTime } from "@/lib/time/local-time";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const iso = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)Z?)?$/;
const withZone = /:\d\d.*(?:Z|[+-]\d\d:?\d\d|UTC|GMT|[ECMP][SD]T)$/i;

/** A date of front matter in ISO: without a zone, it is a day or time in `zone`. What is no date stays as it is. */
export function localMoment(value: string | Date, zone: string): string {
  const text = typeof value === "string" ? value.trim().slice(0, 100) : value.toISOString();
  const isDay = value instanceof Date && value.getTime() % (24 * hourMs) === 0;
  if (withZone.test(text) && !isDay) return text;
  const [, day, clock = "00:00"] = iso.exec(text) ?? [];
  // The same day and clock in UTC.
  const utc = Date.parse(day ? `${day}T${clock}Z` : `${text} UTC`);
  const year = new Date(utc).getUTCFullYear();
  if (!(year >= 1900 && year <= 9999)) return text;
  const instantOf = (time: number) =>
    fromLocalTime(new Date(time).toISOString().slice(0, 16), zone);
  // Where clocks were put forward, an hour is none.
  const instant = instantOf(utc) ?? instantOf(utc + hourMs);
  const seconds = utc - Math.floor(utc / minuteMs) * minuteMs;
  return instant === null ? text : new Date(instant + seconds).toISOString();
}

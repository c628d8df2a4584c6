import { offsetAt } from "./zones";

// The house's English, with times as "1:30 pm".
const locale = "en-TT";

/** `Tuesday, 24 November 2026` at an instant, on a calendar in `zone`. */
export function longDay(instant: number, zone: string): string {
  return written(instant, zone, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
  });
}

/** `1:30 pm` */
export function clockTime(instant: number, zone: string): string {
  return written(instant, zone, { hour: "numeric", minute: "2-digit", hourCycle: "h12" });
}

/** `24 Nov 2026, 1:30 pm`: an instant in few words, for tables. */
export function shortMoment(instant: number, zone: string): string {
  return written(instant, zone, {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    hourCycle: "h12",
  });
}

/** `Port of Spain, GMT-4`: the place a zone is named after, and its distance to Greenwich at an instant. */
export function zoneWords(zone: string, instant: number): string {
  return `${cityOf(zone)}, ${gmt(offsetAt(instant, zone))}`;
}

/** `New York` of `America/New_York`. */
export function cityOf(zone: string): string {
  return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}

function gmt(offset: number): string {
  if (offset === 0) return "GMT";
  const hours = Math.floor(Math.abs(offset) / 60);
  const minutes = Math.abs(offset) % 60;
  const tail = minutes ? `:${String(minutes).padStart(2, "0")}` : "";
  return `GMT${offset < 0 ? "-" : "+"}${hours}${tail}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function written(instant: number, zone: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${zone} ${Object.keys(options)}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
  formats.set(key, format);
  // Some engines put a narrow no-break space before am and pm, others a plain one.
  return format.format(instant).replace(/[\u202f\u00a0]/g, " ");
}

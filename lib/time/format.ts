import { brand } from "@/content/brand";
import type { Day } from "./days";

/** `Tuesday, 24 November 2026`; instants are milliseconds since 1970. */
export function formatDate(instant: number, zone: string): string {
  return written(instant, zone, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
  });
}

/** `24 November 2026` */
export function formatLongDate(instant: number, zone: string): string {
  return written(instant, zone, { dateStyle: "long" });
}

/** `24 Nov 2026` */
export function formatShortDate(instant: number, zone: string): string {
  return written(instant, zone, { dateStyle: "medium" });
}

/** `November 2026` */
export function formatMonth(instant: number, zone: string): string {
  return written(instant, zone, { month: "long", year: "numeric" });
}

/** `24 November` */
export function formatMonthDay(instant: number, zone: string): string {
  return written(instant, zone, { day: "numeric", month: "long" });
}

export function formatDay(day: Day, options: Intl.DateTimeFormatOptions): string {
  return written(Date.parse(day), "UTC", options);
}

/** `Tue 24 Nov, 1:30 pm` */
export function formatShortStart(instant: number, zone: string): string {
  const day = written(instant, zone, { weekday: "short", day: "numeric", month: "short" });
  return `${day.replace(",", "")}, ${clockTime(instant, zone)}`;
}

export function clockTime(instant: number, zone: string): string {
  return written(instant, zone, { hour: "numeric", minute: "2-digit", hourCycle: "h12" });
}

export function formatDateTime(instant: number, zone: string): string {
  return written(instant, zone, {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    hourCycle: "h12",
  });
}

export function formatZone(zone: string, instant: number): string {
  return `${cityOf(zone)}, ${offsetText(instant, zone)}`;
}

/** `America/Port of Spain (GMT-4)` */
export function formatFullZone(zone: string, instant: number): string {
  return `${zone.replaceAll("_", " ")} (${offsetText(instant, zone)})`;
}

export function cityOf(zone: string): string {
  return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}

/** `GMT-4` */
function offsetText(instant: number, zone: string): string {
  const [text = ""] = /\S+$/.exec(written(instant, zone, { timeZoneName: "shortOffset" })) ?? [];
  return text.replace(/\+0$/, "");
}

const formats = new Map<string, Intl.DateTimeFormat>();

function written(instant: number, zone: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${zone} ${JSON.stringify(options)}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(brand.locale, { ...options, timeZone: zone });
  formats.set(key, format);
  // Some engines put a narrow no-break space before am and pm, others a plain one.
  return format.format(instant).replace(/[\u202f\u00a0]/g, " ");
}

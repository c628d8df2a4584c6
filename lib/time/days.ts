/** `2026-11-24` */
export type Day = string;

/** Length of a day in UTC, in milliseconds. */
export const dayMs = 86_400_000;

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** Returns the first day of the week: 1 is Monday, 7 is Sunday. */
export function firstWeekday(locale: string): number {
  const { getWeekInfo } = Intl.Locale.prototype as { getWeekInfo?: () => { firstDay: number } };
  return getWeekInfo?.call(new Intl.Locale(locale)).firstDay ?? 1;
}

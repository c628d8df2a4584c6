import { addDays, type Day, isDay, weekdayOf } from "@/lib/time/days";
import { instantOf } from "@/lib/time/local-time";

/** `2026-11` */
export type Month = string;

/** The month of today where `value` names none. */
export function readMonth(value: unknown, today: Day): Month {
  const isMonth = typeof value === "string" && /^(19|2\d)\d\d-\d\d$/.test(value);
  return isMonth && isDay(`${value}-01`) ? value : today.slice(0, 7);
}

export function daysOf(month: Month): Day[] {
  const days: Day[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
}

export function previousMonth(month: Month): Month {
  return addDays(`${month}-01`, -1).slice(0, 7);
}

export function nextMonth(month: Month): Month {
  return addDays(`${month}-01`, 31).slice(0, 7);
}

/** The first instant of a month, and that of the next one. */
export function instantsOf(month: Month, zone: string): [start: number, end: number] {
  return [startOf(`${month}-01`, zone), startOf(`${nextMonth(month)}-01`, zone)];
}

/** Some zones change their clocks at midnight. */
function startOf(day: Day, zone: string): number {
  return instantOf(day, 0, zone) ?? instantOf(day, 60, zone) ?? Date.parse(day);
}

/** 1 is Monday, 7 is Sunday. */
export function firstWeekday(locale: string): number {
  const { getWeekInfo } = Intl.Locale.prototype as { getWeekInfo?: () => { firstDay: number } };
  return getWeekInfo?.call(new Intl.Locale(locale)).firstDay ?? 1;
}

/** The column of a day, counted from 1, where weeks begin on `first`. */
export function columnOf(day: Day, first: number): number {
  return ((weekdayOf(day) - first + 7) % 7) + 1;
}

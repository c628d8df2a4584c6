import { addDays, type Day, isDay, weekdayOf } from "@/lib/time/days";
import { instantOf } from "@/lib/time/local-time";

/** A month such as `2026-11`. */
export type Month = string;

/** Falls back to the current month if `value` isn't a valid month. */
export function readMonth(value: unknown, today: Day): Month {
  const isMonth = typeof value === "string" && /^(19|2\d)\d\d-\d\d$/.test(value);
  return isMonth && isDay(`${value}-01`) ? value : today.slice(0, 7);
}

export function daysOf(month: Month): Day[] {
  const days: Day[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  return days;
}

export const previousMonth = (month: Month): Month => addDays(`${month}-01`, -1).slice(0, 7);

export const nextMonth = (month: Month): Month => addDays(`${month}-01`, 31).slice(0, 7);

/** Returns the start of the month and of the next one, in milliseconds. */
export function instantsOf(month: Month, zone: string): [start: number, end: number] {
  return [startOf(`${month}-01`, zone), startOf(`${nextMonth(month)}-01`, zone)];
}

/** In some zones, clocks go forward at midnight and the day starts at 1:00. */
function startOf(day: Day, zone: string): number {
  return instantOf(day, 0, zone) ?? instantOf(day, 60, zone) ?? Date.parse(day);
}

/** Returns the 1-based column of a day in weeks that start on weekday `first`. */
export const columnOf = (day: Day, first: number): number => ((weekdayOf(day) - first + 7) % 7) + 1;

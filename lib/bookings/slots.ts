import { consultations } from "@/content/consultations";
import type { FieldStrings } from "@/lib/action";
import type { Content } from "@/lib/content/kinds";
import { pluralize } from "@/lib/numbers";
import { addDays, type Day, isDay, weekdayOf, weekdays } from "@/lib/time/days";
import { clockTime, formatDate } from "@/lib/time/format";
import { instantOf } from "@/lib/time/local-time";
import { dayAt } from "@/lib/time/zones";
import { bookingErrors } from "./errors";
import type { SlotField } from "./schema";

type Hours = Content<"hours">;

const hour = 3_600_000;
const { slotMinutes, timeZone } = consultations;

/** Every start time offered from `now` on, taken or not, in milliseconds. */
export function offeredSlots(now: number, hours: Hours): number[] {
  const { from, until } = bookableSpan(now, hours);
  const today = dayAt(now, timeZone);
  const days = Array.from({ length: hours.daysAhead + 2 }, (_, index) => addDays(today, index));
  return days.flatMap((day) => slotsOn(day, hours)).filter((slot) => slot >= from && slot <= until);
}

export function bookableSpan(now: number, { noticeHours, daysAhead }: Hours) {
  return { from: now + noticeHours * hour, until: now + daysAhead * 24 * hour };
}

export function slotsOn(day: Day, hours: Hours, zone: string = timeZone): number[] {
  if (closedFor(day, hours)) return [];
  return startTimes(stretchesOn(day, hours))
    .map((minute) => instantOf(day, minute, zone))
    .filter((slot) => slot !== null);
}

/** The name of a holiday, "the weekend" or a weekday; null if open. */
export function closedFor(day: Day, hours: Hours): string | null {
  const { yearly, dates } = hours.holidays;
  const holiday =
    dates.find(({ date }) => date === day) ??
    yearly.find(({ date }) => date === day.slice(5)) ??
    (weekdayOf(day) === 1
      ? yearly.find(({ date }) => date === addDays(day, -1).slice(5))
      : undefined);
  if (holiday) return holiday.name;
  if (stretchesOn(day, hours).length > 0) return null;
  return [0, 6].includes(weekdayOf(day)) ? "the weekend" : nameOf(day);
}

export const slotEnd = (start: number): number => start + slotMinutes * 60_000;

/** All start times of the week, such as `09:00`, and the days, for the form without JavaScript. */
export function plainSlots({ week, daysAhead }: Hours) {
  const times = startTimes(week).map(timeText);
  const days = daysText(week);
  return { times, dayHint: `${days && `${days}, `}within ${pluralize(daysAhead, "day", "days")}` };
}

/** "Monday to Friday", or "Monday, Wednesday". */
function daysText(week: Hours["week"]): string {
  const fromMonday = [...weekdays.slice(1), ...weekdays.slice(0, 1)];
  const open = fromMonday.filter((name) => week.some(({ day }) => day === name));
  const all = open.join(", ");
  const isRun = open.length > 2 && fromMonday.join(", ").includes(all);
  return isRun ? `${open.at(0)} to ${open.at(-1)}` : all;
}

type Slot = { start: number; errors: FieldStrings<SlotField> };

/** `start` is NaN if `errors` has entries. */
export function readSlot(values: FieldStrings<SlotField>, now: number, hours: Hours): Slot {
  if (values.day !== undefined || values.time !== undefined)
    return readPlainSlot(values, now, hours);
  if (!values.starts_at) return noSlot({ starts_at: bookingErrors.noSlot });
  const start = /^\d{4}-[\d-]{5}T[\d:.]{5,12}Z$/.test(values.starts_at)
    ? Date.parse(values.starts_at)
    : Number.NaN;
  if (offeredSlots(now, hours).includes(start)) return { start, errors: {} };
  return noSlot({ starts_at: bookingErrors.notOffered });
}

export function takenText(start: number, free: readonly number[]): string {
  const day = dayAt(start, timeZone);
  const others = free.filter((slot) => slot !== start && dayAt(slot, timeZone) === day);
  if (others.length === 0) return `Nothing is free on ${formatDate(start, timeZone)}.`;
  return `That time is taken. Still free that day: ${others.map((slot) => clockTime(slot, timeZone)).join(", ")}.`;
}

function readPlainSlot(values: FieldStrings<SlotField>, now: number, hours: Hours): Slot {
  const day = (values.day ?? "").trim();
  const minute = readTime((values.time ?? "").trim());
  const dayError = checkDay(day, now, hours);
  if (dayError || minute === null) {
    return noSlot({
      ...(dayError && { day: dayError }),
      ...(minute === null && { time: bookingErrors.noTime }),
    });
  }
  const start = instantOf(day, minute, timeZone);
  if (start !== null && offeredSlots(now, hours).includes(start)) return { start, errors: {} };
  const early = start !== null && start < bookableSpan(now, hours).from;
  return noSlot({ time: early ? noticeText(hours) : bookingErrors.notOffered });
}

const noSlot = (errors: FieldStrings<SlotField>): Slot => ({ start: Number.NaN, errors });

function noticeText({ noticeHours }: Hours): string {
  return `Choose a time at least ${pluralize(noticeHours, "hour", "hours")} from now`;
}

function checkDay(day: string, now: number, hours: Hours): string | null {
  if (day === "") return bookingErrors.noDay;
  if (!isDay(day)) return bookingErrors.badDay;
  const { from, until } = bookableSpan(now, hours);
  const last = dayAt(until, timeZone);
  if (day < dayAt(from, timeZone)) return noticeText(hours);
  if (day > last) return `Choose a day no later than ${formatDate(until, timeZone)}`;
  const closed = closedFor(day, hours);
  return closed && `We're closed on that day (${closed}). Please choose another one.`;
}

/** Converts a time such as `13:30` to minutes since midnight; null if it is invalid. */
function readTime(text: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

const nameOf = (day: Day): string => weekdays[weekdayOf(day)] ?? "";

function stretchesOn(day: Day, { week }: Hours): Hours["week"] {
  return week.filter((stretch) => stretch.day === nameOf(day));
}

/** In minutes since midnight, each once, in order. */
function startTimes(stretches: Hours["week"]): number[] {
  const starts = stretches.flatMap(({ from, until }) => {
    const [start, end] = [readTime(from) ?? 0, readTime(until) ?? 0];
    const length = Math.max(0, Math.floor((end - start) / slotMinutes));
    return Array.from({ length }, (_, index) => start + index * slotMinutes);
  });
  return [...new Set(starts)].sort((one, other) => one - other);
}

function timeText(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}

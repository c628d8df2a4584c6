import { type Scheduling, scheduling } from "@/content/scheduling";
import type { FieldStrings } from "@/lib/action";
import { addDays, type Day, isDay, weekdayOf } from "@/lib/time/days";
import { clockTime, formatDate } from "@/lib/time/format";
import { instantOf } from "@/lib/time/local-time";
import { dayAt } from "@/lib/time/zones";
import { bookingErrors } from "./errors";
import type { SlotField } from "./schema";

const hour = 3_600_000;

/** Every start time offered from `now` on, taken or not, in milliseconds. */
export function offeredSlots(now: number, rules: Scheduling = scheduling): number[] {
  const { from, until } = bookableSpan(now, rules);
  const today = dayAt(now, rules.timeZone);
  const days = Array.from({ length: rules.daysAhead + 2 }, (_, index) => addDays(today, index));
  return days.flatMap((day) => slotsOn(day, rules)).filter((slot) => slot >= from && slot <= until);
}

export function bookableSpan(now: number, rules: Scheduling = scheduling) {
  return { from: now + rules.noticeHours * hour, until: now + rules.daysAhead * 24 * hour };
}

export function slotsOn(day: Day, rules: Scheduling = scheduling): number[] {
  if (closedFor(day, rules)) return [];
  return startTimes(day, rules)
    .map((minute) => instantOf(day, minute, rules.timeZone))
    .filter((slot) => slot !== null);
}

/** The name of a holiday or "the weekend"; null if open. */
export function closedFor(day: Day, rules: Scheduling = scheduling): string | null {
  const { yearly, dates } = rules.holidays;
  const holiday =
    dates.find(({ date }) => date === day) ??
    yearly.find(({ date }) => date === day.slice(5)) ??
    (weekdayOf(day) === 1
      ? yearly.find(({ date }) => date === addDays(day, -1).slice(5))
      : undefined);
  if (holiday) return holiday.name;
  return rules.hours[weekdayOf(day)] ? null : "the weekend";
}

export function slotEnd(start: number, rules: Scheduling = scheduling): number {
  return start + rules.slotMinutes * 60_000;
}

/** All start times of the week, formatted as `09:00`. */
export function timesOfDay(rules: Scheduling = scheduling): string[] {
  const minutes = Object.values(rules.hours).flatMap((stretches) =>
    (stretches ?? []).flatMap((stretch) => startsIn(stretch, rules)),
  );
  return [...new Set(minutes)].sort((a, b) => a - b).map(timeText);
}

type Slot = { start: number; errors: FieldStrings<SlotField> };

/** `start` is NaN if `errors` has entries. */
export function readSlot(values: FieldStrings<SlotField>, now: number): Slot {
  if (values.day !== undefined || values.time !== undefined) return readPlainSlot(values, now);
  if (!values.starts_at) return noSlot({ starts_at: bookingErrors.noSlot });
  const start = /^\d{4}-[\d-]{5}T[\d:.]{5,12}Z$/.test(values.starts_at)
    ? Date.parse(values.starts_at)
    : Number.NaN;
  if (offeredSlots(now).includes(start)) return { start, errors: {} };
  return noSlot({ starts_at: bookingErrors.notOffered });
}

export function takenText(start: number, free: readonly number[]): string {
  const { timeZone } = scheduling;
  const day = dayAt(start, timeZone);
  const others = free.filter((slot) => slot !== start && dayAt(slot, timeZone) === day);
  if (others.length === 0) return `Nothing is free on ${formatDate(start, timeZone)}.`;
  return `That time is taken. Still free that day: ${others.map((slot) => clockTime(slot, timeZone)).join(", ")}.`;
}

function readPlainSlot(values: FieldStrings<SlotField>, now: number): Slot {
  const day = (values.day ?? "").trim();
  const minute = readTime((values.time ?? "").trim());
  const dayError = checkDay(day, now);
  if (dayError || minute === null) {
    return noSlot({
      ...(dayError && { day: dayError }),
      ...(minute === null && { time: bookingErrors.noTime }),
    });
  }
  const start = instantOf(day, minute, scheduling.timeZone);
  if (start !== null && offeredSlots(now).includes(start)) return { start, errors: {} };
  const early = start !== null && start < bookableSpan(now).from;
  return noSlot({ time: early ? noticeText : bookingErrors.notOffered });
}

function noSlot(errors: FieldStrings<SlotField>): Slot {
  return { start: Number.NaN, errors };
}

const noticeText = `Choose a time at least ${scheduling.noticeHours} hours from now`;

function checkDay(day: string, now: number): string | null {
  if (day === "") return bookingErrors.noDay;
  if (!isDay(day)) return bookingErrors.badDay;
  const { from, until } = bookableSpan(now);
  const last = dayAt(until, scheduling.timeZone);
  if (day < dayAt(from, scheduling.timeZone)) return noticeText;
  if (day > last) return `Choose a day no later than ${formatDate(until, scheduling.timeZone)}`;
  const closed = closedFor(day);
  return closed && `We're closed on that day (${closed}). Please choose another one.`;
}

/** Converts a time such as `13:30` to minutes since midnight; null if it is invalid. */
function readTime(text: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

function startTimes(day: Day, rules: Scheduling): number[] {
  return (rules.hours[weekdayOf(day)] ?? []).flatMap((stretch) => startsIn(stretch, rules));
}

function startsIn([from, until]: readonly [string, string], { slotMinutes }: Scheduling): number[] {
  const starts = [];
  const end = readTime(until) ?? 0;
  for (let at = readTime(from) ?? end; at + slotMinutes <= end; at += slotMinutes) starts.push(at);
  return starts;
}

function timeText(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}

import { scheduling } from "@/content/scheduling";
import { clockTime, longDay } from "../time/words";
import { dayAt, instantOf, isDay } from "../time/zones";
import type { SlotField } from "./schema";
import { bookableSpan, closedFor, offeredSlots, readTime } from "./slots";
import { bookingTexts } from "./texts";

type Chosen = { start: number } | { errors: Partial<Record<SlotField, string>> };

/** The slot that a form asks for, or what is wrong with it, said beside the field it is in. */
export function readChoice(values: Partial<Record<SlotField, string>>, now: number): Chosen {
  if (values.day !== undefined || values.time !== undefined) return readPlainChoice(values, now);
  if (!values.starts_at) return { errors: { starts_at: bookingTexts.noSlot } };
  const start = /^\d{4}-[\d-]{5}T[\d:.]{5,12}Z$/.test(values.starts_at)
    ? Date.parse(values.starts_at)
    : Number.NaN;
  if (offeredSlots(now).includes(start)) return { start };
  return { errors: { starts_at: bookingTexts.notOffered } };
}

/** What the plain form says of a time that is taken: the free ones of its day. */
export function takenText(start: number, free: readonly number[]): string {
  const { timeZone } = scheduling;
  const day = dayAt(start, timeZone);
  const others = free.filter((slot) => slot !== start && dayAt(slot, timeZone) === day);
  if (others.length === 0) return `Nothing is free on ${longDay(start, timeZone)}.`;
  return `That time is taken. Free on that day: ${others.map((slot) => clockTime(slot, timeZone)).join(", ")}.`;
}

function readPlainChoice(values: Partial<Record<SlotField, string>>, now: number): Chosen {
  const day = (values.day ?? "").trim();
  const minute = readTime((values.time ?? "").trim());
  const dayError = problemWithDay(day, now);
  const timeError = minute === null ? bookingTexts.noTime : undefined;
  if (dayError || timeError || minute === null) {
    return {
      errors: { ...(dayError && { day: dayError }), ...(timeError && { time: timeError }) },
    };
  }
  const start = instantOf(day, minute, scheduling.timeZone);
  if (start !== null && offeredSlots(now).includes(start)) return { start };
  const early = start !== null && start < bookableSpan(now).from;
  return { errors: { time: early ? noticeText : bookingTexts.notOffered } };
}

const noticeText = `Choose a time at least ${scheduling.noticeHours} hours from now`;

function problemWithDay(day: string, now: number): string | null {
  if (day === "") return bookingTexts.noDay;
  if (!isDay(day)) return bookingTexts.badDay;
  const { from, until } = bookableSpan(now);
  const last = dayAt(until, scheduling.timeZone);
  if (day < dayAt(from, scheduling.timeZone)) return noticeText;
  if (day > last) return `Choose a day up to ${longDay(until, scheduling.timeZone)}`;
  const closed = closedFor(day);
  return closed && `We are closed on that day (${closed}). Please choose another one.`;
}

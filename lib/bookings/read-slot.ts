import { scheduling } from "@/content/scheduling";
import type { FieldTexts } from "@/lib/action";
import { clockTime, formatDate } from "@/lib/time/format";
import { dayAt, instantOf, isDay } from "@/lib/time/zones";
import type { SlotField } from "./schema";
import { bookableSpan, closedFor, offeredSlots, readTime } from "./slots";
import { bookingStrings } from "./strings";

type Slot = { start: number; errors: FieldTexts<SlotField> };

/** `start` is NaN when `errors` has entries. */
export function readSlot(values: FieldTexts<SlotField>, now: number): Slot {
  if (values.day !== undefined || values.time !== undefined) return readPlainSlot(values, now);
  if (!values.starts_at) return noSlot({ starts_at: bookingStrings.noSlot });
  const start = /^\d{4}-[\d-]{5}T[\d:.]{5,12}Z$/.test(values.starts_at)
    ? Date.parse(values.starts_at)
    : Number.NaN;
  if (offeredSlots(now).includes(start)) return { start, errors: {} };
  return noSlot({ starts_at: bookingStrings.notOffered });
}

export function takenText(start: number, free: readonly number[]): string {
  const { timeZone } = scheduling;
  const day = dayAt(start, timeZone);
  const others = free.filter((slot) => slot !== start && dayAt(slot, timeZone) === day);
  if (others.length === 0) return `Nothing is free on ${formatDate(start, timeZone)}.`;
  return `That time is taken. Free on that day: ${others.map((slot) => clockTime(slot, timeZone)).join(", ")}.`;
}

function readPlainSlot(values: FieldTexts<SlotField>, now: number): Slot {
  const day = (values.day ?? "").trim();
  const minute = readTime((values.time ?? "").trim());
  const dayError = checkDay(day, now);
  if (dayError || minute === null) {
    return noSlot({
      ...(dayError && { day: dayError }),
      ...(minute === null && { time: bookingStrings.noTime }),
    });
  }
  const start = instantOf(day, minute, scheduling.timeZone);
  if (start !== null && offeredSlots(now).includes(start)) return { start, errors: {} };
  const early = start !== null && start < bookableSpan(now).from;
  return noSlot({ time: early ? noticeText : bookingStrings.notOffered });
}

function noSlot(errors: FieldTexts<SlotField>): Slot {
  return { start: Number.NaN, errors };
}

const noticeText = `Choose a time at least ${scheduling.noticeHours} hours from now`;

function checkDay(day: string, now: number): string | null {
  if (day === "") return bookingStrings.noDay;
  if (!isDay(day)) return bookingStrings.badDay;
  const { from, until } = bookableSpan(now);
  const last = dayAt(until, scheduling.timeZone);
  if (day < dayAt(from, scheduling.timeZone)) return noticeText;
  if (day > last) return `Choose a day up to ${formatDate(until, scheduling.timeZone)}`;
  const closed = closedFor(day);
  return closed && `We are closed on that day (${closed}). Please choose another one.`;
}

"use client";

import { DayPicker } from "react-day-picker";
import { type Day, dayAt } from "@/lib/time/zones";
import type { CalendarProps } from "./calendar-panel";

// Holds the number that stands on the button, for those who work it by speaking. Its state is told beside it.
const dayName = new Intl.DateTimeFormat("en-TT", { dateStyle: "full" });

/** A month at a time; days without a free time cannot be chosen. */
export function MonthCalendar({ days, day, zone, onChoose }: CalendarProps) {
  const free = new Set(days);
  return (
    <DayPicker
      mode="single"
      required
      selected={dateOf(day)}
      onSelect={(date) => free.has(dayOf(date)) && onChoose(dayOf(date))}
      disabled={(date) => !free.has(dayOf(date))}
      defaultMonth={dateOf(day)}
      startMonth={dateOf(days[0] ?? day)}
      endMonth={dateOf(days.at(-1) ?? day)}
      today={dateOf(dayAt(Date.now(), zone))}
      weekStartsOn={1}
      labels={{ labelDayButton: (date) => dayName.format(date) }}
      className="calendar mt-3"
    />
  );
}

// The calendar knows days as dates of the browser's own zone; noon is on the same day in every case.
function dateOf(day: Day): Date {
  return new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)), 12);
}

function dayOf(date: Date): Day {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

"use client";

import { DayPicker } from "react-day-picker";
import { brand } from "@/content/brand";
import { type Day, firstWeekday } from "@/lib/time/days";
import { formatDay } from "@/lib/time/format";
import { dayAt, ownZone } from "@/lib/time/zones";

export type CalendarProps = {
  days: readonly Day[];
  day: Day;
  zone: string;
  onChoose: (day: Day) => void;
};

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
      weekStartsOn={(firstWeekday(brand.locale) % 7) as 0}
      // Voice control needs the visible number in the accessible name.
      labels={{ labelDayButton: (date) => formatDay(dayOf(date), { dateStyle: "full" }) }}
      className="calendar mt-3"
    />
  );
}

// The calendar uses local dates; noon falls on the same day in every zone.
function dateOf(day: Day): Date {
  return new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)), 12);
}

const dayOf = (date: Date): Day => dayAt(date.getTime(), ownZone());

import { formatDay } from "@/lib/time/format";

/** Hidden from screen readers, which read the weekday of each day. */
export function WeekdayNames({ first }: { first: number }) {
  // A week whose first day is a Monday.
  const days = Array.from({ length: 7 }, (_, index) => `2026-06-0${((first - 1 + index) % 7) + 1}`);
  return (
    <p aria-hidden="true" className="post-calendar-weekdays">
      {days.map((day) => (
        <span key={day}>{formatDay(day, { weekday: "short" })}</span>
      ))}
    </p>
  );
}

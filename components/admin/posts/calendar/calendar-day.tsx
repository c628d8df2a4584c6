"use client";

import { useState } from "react";
import type { CalendarEntry } from "@/lib/posts/admin/calendar/schema";
import type { Day } from "@/lib/time/days";
import { formatDay } from "@/lib/time/format";
import { DayEntry } from "./day-entry";
import type { MoveHandlers } from "./use-moves";

type Props = MoveHandlers & {
  day: Day;
  isToday: boolean;
  entries: CalendarEntry[];
  /** Null while nothing is dragged. */
  onDrop: (() => void) | null;
};

/** Maximum entries shown; the rest are collapsed. */
const maxShown = 4;

export function CalendarDay({ day, isToday, entries, onDrop, ...handlers }: Props) {
  const [isOver, setIsOver] = useState(false);
  const items = entries.map((entry) => (
    <DayEntry key={`${entry.kind} ${entry.id}`} entry={entry} {...handlers} />
  ));
  const folded = items.slice(maxShown);
  return (
    <li
      className="post-calendar-day"
      data-empty={entries.length === 0 || undefined}
      data-over={(onDrop && isOver) || undefined}
      aria-current={isToday ? "date" : undefined}
      onDragOver={(event) => {
        if (!onDrop) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onDrop?.();
      }}
    >
      <h3>
        <time dateTime={day}>
          <span className="post-calendar-weekday">{formatDay(day, { weekday: "long" })} </span>
          {Number(day.slice(8))}
        </time>
      </h3>
      {items.length > 0 && <ul>{items.slice(0, maxShown)}</ul>}
      {folded.length > 0 && (
        <details>
          <summary>{folded.length} more</summary>
          <ul>{folded}</ul>
        </details>
      )}
    </li>
  );
}

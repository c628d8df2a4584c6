"use client";

import { useState } from "react";
import { StatusBadge } from "@/components/admin/list/table/status-badge";
import { AdminLink } from "@/components/ui/pages/admin-link";
import { brand } from "@/content/brand";
import type { CalendarEntry } from "@/lib/posts/admin/calendar/schema";
import type { Day } from "@/lib/time/days";
import { clockTime, formatDay } from "@/lib/time/format";
import { DragItem } from "./drag-item";
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
          <span className="lg:sr-only">{formatDay(day, { weekday: "long" })} </span>
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

const states = { published: "Published", scheduled: "Scheduled", ending: "Unpublishes" } as const;

function DayEntry({ entry, ...handlers }: MoveHandlers & { entry: CalendarEntry }) {
  const { id, title, kind, at } = entry;
  const content = (
    <>
      <StatusBadge status={kind} label={`${clockTime(at, brand.timeZone)}, ${states[kind]}`} />
      <AdminLink href={`/admin/posts/${id}`} dir="auto" className="post-calendar-title">
        {title}
      </AdminLink>
    </>
  );
  if (kind !== "scheduled") return <li className="post-calendar-entry">{content}</li>;
  return (
    <DragItem post={entry} label="Move" {...handlers}>
      {content}
    </DragItem>
  );
}

"use client";

import { useState } from "react";
import type { CalendarEntry, UndatedDraft } from "@/lib/posts/admin/calendar/schema";
import type { Day } from "@/lib/time/days";
import { CalendarDay } from "./calendar-day";
import { MoveDialog } from "./move-dialog";
import { UndatedDrafts } from "./undated-drafts";
import { type Movable, useMoves } from "./use-moves";
import { WeekdayNames } from "./weekday-names";

type Props = {
  days: readonly Day[];
  today: Day;
  /** 1 is Monday. */
  weekStart: number;
  /** Of the first day, counted from 1. */
  startColumn: number;
  entries: CalendarEntry[];
  drafts: UndatedDraft[];
  hasMore: boolean;
};

/** A grid where there is room for one, else a list of the days that have posts. */
export function Calendar({ days, today, weekStart, startColumn, entries, ...undated }: Props) {
  const { shown, move, drop } = useMoves(entries, undated.drafts);
  const [dragged, setDragged] = useState<Movable | null>(null);
  const [opened, setOpened] = useState<Movable | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const byDay = Map.groupBy(shown.entries, ({ day }) => day);
  const open = (post: Movable) => {
    setOpened(post);
    setIsOpen(true);
  };
  const handlers = { onMove: open, onDrag: setDragged };
  return (
    <div className="post-calendar">
      <div className="post-calendar-month">
        <WeekdayNames first={weekStart} />
        {entries.length === 0 && <p className="post-calendar-none">No posts in this month.</p>}
        <ol className="post-calendar-days" data-start={startColumn}>
          {days.map((day) => (
            <CalendarDay
              key={day}
              day={day}
              isToday={day === today}
              entries={byDay.get(day) ?? []}
              onDrop={dragged && (() => drop(dragged, day))}
              {...handlers}
            />
          ))}
        </ol>
      </div>
      <UndatedDrafts drafts={shown.drafts} hasMore={undated.hasMore} {...handlers} />
      <MoveDialog post={opened} open={isOpen} move={move} onClose={() => setIsOpen(false)} />
    </div>
  );
}

"use client";

import { type CSSProperties, useId, useState } from "react";
import { AdminLink } from "@/components/ui/pages/admin-link";
import type { CalendarEntry, UndatedDraft } from "@/lib/posts/admin/calendar/schema";
import type { Day } from "@/lib/time/days";
import { formatDay } from "@/lib/time/format";
import { CalendarDay } from "./calendar-day";
import { DragItem } from "./drag-item";
import { MoveDialog } from "./move-dialog";
import { type Movable, type MoveHandlers, useMoves } from "./use-moves";

type Props = {
  days: readonly Day[];
  today: Day;
  /** First day of the week; 1 is Monday. */
  weekStart: number;
  /** Column of the first day, counted from 1. */
  startColumn: number;
  entries: CalendarEntry[];
  drafts: UndatedDraft[];
  hasMore: boolean;
};

/** A grid where there is room, otherwise a list of the days with posts. */
export function Calendar({ days, today, weekStart, startColumn, entries, ...undated }: Props) {
  const { shown, move, drop } = useMoves(entries, undated.drafts);
  const [dragged, setDragged] = useState<Movable | null>(null);
  const [opened, setOpened] = useState<Movable | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = (post: Movable) => {
    setOpened(post);
    setIsOpen(true);
  };
  const handlers = { onMove: open, onDrag: setDragged };
  return (
    <div className="post-calendar">
      <div className="post-calendar-month">
        <WeekdayNames first={weekStart} />
        {entries.length === 0 && <p className="post-calendar-none">No posts this month.</p>}
        <ol className="post-calendar-days" style={{ "--start": startColumn } as CSSProperties}>
          {days.map((day) => (
            <CalendarDay
              key={day}
              day={day}
              isToday={day === today}
              entries={shown.entries.filter((entry) => entry.day === day)}
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

/** Hidden from screen readers, which read the weekday of each day. */
function WeekdayNames({ first }: { first: number }) {
  // 1 June 2026 is a Monday.
  const days = Array.from({ length: 7 }, (_, index) => `2026-06-0${((first - 1 + index) % 7) + 1}`);
  return (
    <p aria-hidden="true" className="post-calendar-weekdays">
      {days.map((day) => (
        <span key={day}>{formatDay(day, { weekday: "short" })}</span>
      ))}
    </p>
  );
}

type UndatedProps = MoveHandlers & Pick<Props, "drafts" | "hasMore">;

function UndatedDrafts({ drafts, hasMore, ...handlers }: UndatedProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="post-calendar-drafts">
      <h2 id={id}>Unscheduled drafts</h2>
      {drafts.length === 0 && <p className="text-muted">None</p>}
      <ul>
        {drafts.map((draft) => (
          <DragItem key={draft.id} post={{ ...draft, at: null }} label="Schedule" {...handlers}>
            <AdminLink href={`/admin/posts/${draft.id}`} className="post-calendar-title">
              {draft.title}
            </AdminLink>
          </DragItem>
        ))}
      </ul>
      {hasMore && (
        <AdminLink
          href={"/admin/posts?status=draft"}
          className="link inline-flex min-h-10 items-center"
        >
          All drafts
        </AdminLink>
      )}
    </section>
  );
}

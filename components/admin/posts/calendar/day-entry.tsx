"use client";

import type { Route } from "next";
import Link from "next/link";
import { StatusBadge } from "@/components/admin/list/table/status-badge";
import { brand } from "@/content/brand";
import type { CalendarEntry } from "@/lib/posts/admin/calendar/schema";
import { clockTime } from "@/lib/time/format";
import { DragItem } from "./drag-item";
import { MoveButton } from "./move-button";
import type { Movable } from "./use-moves";

type Props = {
  entry: CalendarEntry;
  onMove: (post: Movable) => void;
  onDrag: (post: Movable | null) => void;
};

const states = { published: "Published", scheduled: "Scheduled", ending: "Unpublishes" } as const;

export function DayEntry({ entry, onMove, onDrag }: Props) {
  const { id, title, kind, at } = entry;
  const content = (
    <>
      <StatusBadge status={kind} label={`${clockTime(at, brand.timeZone)}, ${states[kind]}`} />
      <Link
        href={`/admin/posts/${id}` as Route}
        prefetch={false}
        dir="auto"
        className="post-calendar-title"
      >
        {title}
      </Link>
    </>
  );
  if (kind !== "scheduled") return <li className="post-calendar-entry">{content}</li>;
  return (
    <DragItem post={entry} onDrag={onDrag}>
      {content}
      <MoveButton post={entry} onMove={onMove}>
        Move
      </MoveButton>
    </DragItem>
  );
}

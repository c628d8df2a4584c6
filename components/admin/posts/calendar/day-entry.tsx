"use client";

import { StatusBadge } from "@/components/admin/list/table/status-badge";
import { AdminLink } from "@/components/ui/pages/admin-link";
import { brand } from "@/content/brand";
import type { CalendarEntry } from "@/lib/posts/admin/calendar/schema";
import { clockTime } from "@/lib/time/format";
import { DragItem } from "./drag-item";
import type { MoveHandlers } from "./use-moves";

const states = { published: "Published", scheduled: "Scheduled", ending: "Unpublishes" } as const;

export function DayEntry({ entry, ...handlers }: MoveHandlers & { entry: CalendarEntry }) {
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

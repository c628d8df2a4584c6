"use client";

import { useId } from "react";
import { AdminLink } from "@/components/ui/pages/admin-link";
import type { UndatedDraft } from "@/lib/posts/admin/calendar/schema";
import { DragItem } from "./drag-item";
import type { MoveHandlers } from "./use-moves";

type Props = MoveHandlers & { drafts: UndatedDraft[]; hasMore: boolean };

export function UndatedDrafts({ drafts, hasMore, ...handlers }: Props) {
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

"use client";

import type { Route } from "next";
import Link from "next/link";
import { useId } from "react";
import type { UndatedDraft } from "@/lib/posts/admin/calendar/schema";
import { DragItem } from "./drag-item";
import { MoveButton } from "./move-button";
import type { Movable } from "./use-moves";

type Props = {
  drafts: UndatedDraft[];
  hasMore: boolean;
  onMove: (post: Movable) => void;
  onDrag: (post: Movable | null) => void;
};

export function UndatedDrafts({ drafts, hasMore, onMove, onDrag }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="post-calendar-drafts">
      <h2 id={id}>Unscheduled drafts</h2>
      {drafts.length === 0 && <p className="text-muted">None</p>}
      <ul>
        {drafts.map((draft) => {
          const post = { ...draft, at: null };
          return (
            <DragItem key={draft.id} post={post} onDrag={onDrag}>
              <Link
                href={`/admin/posts/${draft.id}` as Route}
                prefetch={false}
                className="post-calendar-title"
              >
                {draft.title}
              </Link>
              <MoveButton post={post} onMove={onMove}>
                Schedule
              </MoveButton>
            </DragItem>
          );
        })}
      </ul>
      {hasMore && (
        <Link
          href={"/admin/posts?status=draft" as Route}
          prefetch={false}
          className="link inline-flex min-h-10 items-center"
        >
          All drafts
        </Link>
      )}
    </section>
  );
}

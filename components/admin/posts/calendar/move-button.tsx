"use client";

import { useHydrated } from "@/components/forms/use-hydrated";
import type { Movable } from "./use-moves";

type Props = { post: Movable; onMove: (post: Movable) => void; children: string };

/** Links to the schedule form on the post's page if JavaScript is off. */
export function MoveButton({ post, onMove, children }: Props) {
  const hydrated = useHydrated();
  const content = (
    <>
      {children}
      <span className="sr-only">: {post.title}</span>
    </>
  );
  if (!hydrated) {
    return (
      <a href={`/admin/posts/${post.id}#schedule`} className="post-calendar-move">
        {content}
      </a>
    );
  }
  return (
    <button
      type="button"
      id={`move-${post.id}`}
      className="post-calendar-move"
      onClick={() => onMove(post)}
    >
      {content}
    </button>
  );
}

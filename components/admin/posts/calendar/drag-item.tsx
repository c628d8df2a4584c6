"use client";

import type { ReactNode } from "react";
import { useHydrated } from "@/components/forms/use-hydrated";
import type { Movable, MoveHandlers } from "./use-moves";

type Props = MoveHandlers & {
  post: Movable;
  /** Text of the button that opens the date dialog. */
  label: string;
  children: ReactNode;
};

export function DragItem({ post, label, onMove, onDrag, children }: Props) {
  return (
    <li
      className="post-calendar-entry"
      draggable
      onDragStart={({ dataTransfer }) => {
        // Firefox does not start a drag without data.
        dataTransfer.setData("text/plain", post.title);
        dataTransfer.effectAllowed = "move";
        onDrag(post);
      }}
      onDragEnd={() => onDrag(null)}
    >
      {children}
      <MoveButton {...{ post, label, onMove }} />
    </li>
  );
}

/** Links to the schedule form on the post's page if JavaScript is off. */
function MoveButton({ post, label, onMove }: Pick<Props, "post" | "label" | "onMove">) {
  const hydrated = useHydrated();
  const content = (
    <>
      {label}
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

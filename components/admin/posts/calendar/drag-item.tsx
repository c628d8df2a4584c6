"use client";

import type { ReactNode } from "react";
import type { Movable } from "./use-moves";

type Props = { post: Movable; onDrag: (post: Movable | null) => void; children: ReactNode };

export function DragItem({ post, onDrag, children }: Props) {
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
    </li>
  );
}

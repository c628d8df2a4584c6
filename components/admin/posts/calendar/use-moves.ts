"use client";

import { useOptimistic, useTransition } from "react";
import { announce } from "@/components/admin/frame/live/announce";
import { brand } from "@/content/brand";
import { failure } from "@/lib/action";
import type { CalendarEntry, UndatedDraft } from "@/lib/posts/admin/calendar/schema";
import { movePost } from "@/lib/posts/admin/schedule/actions";
import { fromInstant, toInstant } from "@/lib/posts/admin/schedule/instant";
import { scheduleStrings } from "@/lib/posts/admin/schedule/strings";
import type { Day } from "@/lib/time/days";
import { isLocalTime, type LocalTime } from "@/lib/time/local-time";
import { dayAt } from "@/lib/time/zones";

/** A scheduled post, or a draft without a date. */
export type Movable = { id: string; title: string; at: number | null };

export type MoveHandlers = {
  onMove: (post: Movable) => void;
  /** Called with null when a drag ends. */
  onDrag: (post: Movable | null) => void;
};

/** Resolves to an error message, or null on success. An empty `time` removes the date. */
export type Move = (post: Movable, time: LocalTime | "") => Promise<string | null>;

type Posts = { entries: CalendarEntry[]; drafts: UndatedDraft[] };

const timeOfDrafts = "09:00";

/** Optimistic: the server's list reverts failed moves. */
export function useMoves(entries: CalendarEntry[], drafts: UndatedDraft[]) {
  const [shown, show] = useOptimistic<Posts, Movable>({ entries, drafts }, withMoved);
  const [, startTransition] = useTransition();

  const move: Move = (post, time) =>
    new Promise((resolve) =>
      startTransition(async () => {
        if (time === "" || isLocalTime(time)) show({ ...post, at: toInstant(time) });
        const result = await movePost(post.id, fromInstant(post.at), time).catch(() =>
          failure(scheduleStrings.failed),
        );
        if (result.status === "success")
          announce(result.message, "success", () => undo(post, time));
        resolve(result.status === "error" ? result.message : null);
      }),
    );

  const moveAloud = async (post: Movable, time: LocalTime | "") => {
    const error = await move(post, time);
    if (error) announce(error, "error");
  };

  const undo = (post: Movable, time: LocalTime | "") =>
    void moveAloud({ ...post, at: toInstant(time) }, fromInstant(post.at));

  /** A scheduled post keeps its time of day. */
  const drop = (post: Movable, day: Day) => {
    const before = fromInstant(post.at);
    const time = `${day}T${before.slice(11) || timeOfDrafts}`;
    if (time !== before) void moveAloud(post, time);
  };

  return {
    shown: {
      ...shown,
      entries: shown.entries.map((entry) => ({ ...entry, day: dayAt(entry.at, brand.timeZone) })),
    },
    move,
    drop,
  };
}

function withMoved({ entries, drafts }: Posts, { id, title, at }: Movable): Posts {
  const rest = entries.filter((entry) => entry.id !== id || entry.kind !== "scheduled");
  const undated = drafts.filter((draft) => draft.id !== id);
  if (at === null) return { entries: rest, drafts: [{ id, title }, ...undated] };
  const moved: CalendarEntry = { id, title, kind: "scheduled", at };
  return { entries: [...rest, moved].sort((one, other) => one.at - other.at), drafts: undated };
}

"use client";

import { type InputEvent, useState } from "react";
import { toInstant } from "@/lib/posts/admin/schedule/instant";
import { scheduleText } from "@/lib/posts/admin/schedule/schedule-text";
import type { PostSchedule } from "@/lib/posts/admin/schedule/schema";
import { scheduleStrings } from "@/lib/posts/admin/schedule/strings";
import { isLocalTime } from "@/lib/time/local-time";

type Field = "publishAt" | "unpublishAt";

/** Tracks the unsaved schedule in the fields. An incomplete date counts as none. */
export function useTypedSchedule(post: PostSchedule) {
  const stored = `${post.published} ${post.publishAt} ${post.unpublishAt}`;
  const [texts, setTexts] = useState<{ over: string } & Partial<Record<Field, string>>>({
    over: stored,
  });
  // Discards text typed over an older schedule.
  if (texts.over !== stored) setTexts({ over: stored });

  const instantOf = (field: Field) => {
    const text = texts[field];
    if (text === undefined) return post[field];
    return isLocalTime(text) ? toInstant(text) : null;
  };
  const typed = {
    published: post.published,
    publishAt: instantOf("publishAt"),
    unpublishAt: instantOf("unpublishAt"),
  };
  const watch = (field: Field) => ({
    onInput: ({ currentTarget }: InputEvent<HTMLInputElement>) =>
      setTexts({ ...texts, [field]: currentTarget.value }),
  });
  const isMoved = typed.publishAt !== post.publishAt;
  const now = Date.now();
  return {
    text:
      isMoved && typed.publishAt !== null && typed.publishAt <= now
        ? scheduleStrings.passed
        : scheduleText(typed, now),
    isTyped: isMoved || typed.unpublishAt !== post.unpublishAt,
    publishAt: watch("publishAt"),
    unpublishAt: watch("unpublishAt"),
  };
}

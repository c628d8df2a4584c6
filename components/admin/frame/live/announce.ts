"use client";

export type Announcement = {
  id: number;
  message: string;
  tone: "success" | "error";
  /** Timestamp from `performance.now()`, in milliseconds. */
  since: number;
  undo?: () => void;
};

let current: Announcement | null = null;
let count = 0;
const listeners = new Set<() => void>();

/** Successes stay for 3 seconds, or 20 with undo; errors stay until dismissed or replaced. */
export function announce(
  message: string,
  tone: Announcement["tone"] = "success",
  undo?: () => void,
): void {
  count += 1;
  show({ id: count, message, tone, since: performance.now(), undo });
}

export function dismiss(id: number): void {
  if (current?.id === id) show(null);
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentAnnouncement = () => current;

function show(next: Announcement | null): void {
  current = next;
  for (const listener of listeners) listener();
}

"use client";

export type Announcement = { id: number; message: string; tone: "success" | "error" };

let current: Announcement | null = null;
let count = 0;
const listeners = new Set<() => void>();

/**
 * Says at the top of the admin what came of an action, in sight and to screen readers:
 * `announce("Post deleted.")`, `announce(result.message, "error")`. It stays through a navigation inside
 * the admin; a success goes after 3 seconds, an error when it is dismissed; the next one replaces it.
 */
export function announce(message: string, tone: Announcement["tone"] = "success"): void {
  count += 1;
  show({ id: count, message, tone });
}

/** Takes away this announcement, unless another has taken its place. */
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

/** Fired on `window` when a consultation has been booked, with the scheduler it was booked by. */
export const scheduledEvent = "kiskadee:scheduled";

export type Scheduler = "built-in" | "calendly";

export type Scheduled = { scheduler: Scheduler; email?: string | undefined };

/** Tells whoever listens (the tracking does) that a consultation has just been booked, and by whom if known. */
export function announceScheduled(scheduler: Scheduler, email?: string): void {
  const detail: Scheduled = { scheduler, email };
  window.dispatchEvent(new CustomEvent(scheduledEvent, { detail }));
}

/** Dispatched on `window` when a call is scheduled. */
export const scheduledEvent = "booking:scheduled";

export type Scheduler = "built-in" | "calendly";

export type Scheduled = { scheduler: Scheduler; email?: string | undefined };

export function announceScheduled(scheduler: Scheduler, email?: string): void {
  const detail: Scheduled = { scheduler, email };
  window.dispatchEvent(new CustomEvent(scheduledEvent, { detail }));
}

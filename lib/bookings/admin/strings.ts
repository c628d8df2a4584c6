import { scheduling } from "@/content/scheduling";
import type { ChangeOutcome } from "@/lib/bookings/save";
import { formatStart } from "@/lib/bookings/strings";
import { cityOf, clockTime } from "@/lib/time/format";
import { dayAt, offsetAt } from "@/lib/time/zones";

export const adminBookingStrings = {
  notLoaded: "Failed to fetch bookings",
  failed: "Failed to cancel booking",
  cancelled: "Booking cancelled. Both sides are notified by email.",
} as const;

export const cancellationErrors: Partial<Record<ChangeOutcome["status"], string>> = {
  missing: "This booking no longer exists.",
  changed:
    "This booking has changed since you opened the list. Check it again before you cancel it.",
  past: "This consultation has already begun, so it can no longer be cancelled.",
};

/** Empty when both zones show the same time. */
export function visitorTime(startsAt: number, zone: string): string {
  const { timeZone } = scheduling;
  if (offsetAt(startsAt, zone) === offsetAt(startsAt, timeZone)) return "";
  const isSameDay = dayAt(startsAt, zone) === dayAt(startsAt, timeZone);
  const when = isSameDay ? clockTime(startsAt, zone) : formatStart(startsAt, zone);
  return `${when} in ${cityOf(zone)}`;
}

export function cancellationQuestion(name: string, when: string): string {
  return `Cancel the consultation with ${name} on ${when}? They will be notified by email.`;
}

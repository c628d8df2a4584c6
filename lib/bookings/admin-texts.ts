import { scheduling } from "@/content/scheduling";
import { cityOf, clockTime } from "../time/words";
import { dayAt, offsetAt } from "../time/zones";
import type { ChangeOutcome } from "./queries";
import { whenText } from "./texts";

export const adminBookingTexts = {
  notLoaded: "Failed to fetch bookings",
  failed: "Failed to cancel booking",
  cancelled: "Booking cancelled. Both sides get a mail that says so.",
} as const;

/** Why a booking could not be cancelled. */
export const obstacles: Partial<Record<ChangeOutcome["status"], string>> = {
  missing: "This booking is no longer there.",
  changed:
    "This booking has changed since you opened the list. Look at it again before you cancel it.",
  past: "This consultation has begun already, so it can no longer be cancelled.",
};

/** A start in the visitor's zone, with the day where it is another one; empty where clocks agree. */
export function visitorWhen(startsAt: number, zone: string): string {
  const { timeZone } = scheduling;
  if (offsetAt(startsAt, zone) === offsetAt(startsAt, timeZone)) return "";
  const isSameDay = dayAt(startsAt, zone) === dayAt(startsAt, timeZone);
  const when = isSameDay ? clockTime(startsAt, zone) : whenText(startsAt, zone);
  return `${when} in ${cityOf(zone)}`;
}

/** Asked before a booking is cancelled. */
export function cancellationQuestion(name: string, when: string): string {
  return `Cancel the consultation with ${name} on ${when}? They get a mail that says so.`;
}

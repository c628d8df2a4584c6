import { consultations } from "@/content/consultations";
import type { ChangeOutcome } from "@/lib/bookings/save";
import { formatStart } from "@/lib/bookings/strings";
import { cityOf, clockTime } from "@/lib/time/format";
import { dayAt, offsetAt } from "@/lib/time/zones";

/** Form ids, used to show results without JavaScript. */
export const callLinkForm = "call-link";
export const rescheduleForm = "reschedule";

export const adminBookingStrings = {
  failed: "Failed to cancel booking",
  cancelled: "Booking cancelled. You'll both be notified by email.",
  moveFailed: "Failed to reschedule booking",
  moved: "Booking rescheduled. You'll both be notified by email.",
  linkFailed: "Failed to save the call link",
  linkSaved: "Call link saved.",
  gone: "This booking no longer exists.",
} as const;

export const changeErrors: Partial<Record<ChangeOutcome["status"], string>> = {
  missing: adminBookingStrings.gone,
  changed: "This booking has changed since you opened the list. Check it and try again.",
  past: "This consultation has already started, so it can no longer be changed.",
};

/** Returns an empty string if both zones show the same time. */
export function visitorTime(startsAt: number, zone: string): string {
  const { timeZone } = consultations;
  if (offsetAt(startsAt, zone) === offsetAt(startsAt, timeZone)) return "";
  const isSameDay = dayAt(startsAt, zone) === dayAt(startsAt, timeZone);
  const when = isSameDay ? clockTime(startsAt, zone) : formatStart(startsAt, zone);
  return `${when} in ${cityOf(zone)}`;
}

export function cancellationQuestion(name: string, when: string): string {
  return `Cancel the consultation with ${name} on ${when}? They will be notified by email.`;
}

/** Takes the link in Settings; undefined if the viewer may not see it. */
export function callLinkHint(setting: string | undefined): string {
  if (setting === undefined) return "Leave empty to use the link in Settings";
  return setting ? `Leave empty to use ${setting}` : "No call link is set in Settings";
}

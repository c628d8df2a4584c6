import { consultations } from "@/content/consultations";
import { clockTime, formatDate, formatZone } from "@/lib/time/format";

/** Limits in characters; the database enforces the same ones. */
export const bookingLimits = { user_name: 100, note: 2000, word: 1000 } as const;

/** The database uses the same value. */
export const holdMinutes = 30;

export const bookingStrings = {
  failed: "We couldn't book your consultation. Please try again, or email us instead.",
  slotsFailed: "The available times didn't load.",
} as const;

/** `Tuesday, 24 November 2026 at 1:30 pm` */
export function formatStart(instant: number, zone: string): string {
  return `${formatDate(instant, zone)} at ${clockTime(instant, zone)}`;
}

export function bookedText(start: number, zone: string, email: string): string {
  return `${formatStart(start, zone)}, ${whoseTime(zone)}. A confirmation with a calendar file is on its way to ${email}.`;
}

export function heldText(start: number, heldUntil: number, zone: string, email: string): string {
  return `${formatStart(start, zone)} is held for ${holdMinutes} minutes, until ${clockTime(heldUntil, zone)}, ${whoseTime(zone)}. Open the link we sent to ${email} and confirm before then.`;
}

export function confirmText(heldUntil: number, zone: string): string {
  return `We're holding this time for ${holdMinutes} minutes, until ${clockTime(heldUntil, zone)} (${formatZone(zone, heldUntil)}). Press the button to book it.`;
}

function whoseTime(zone: string): string {
  return zone === consultations.timeZone ? `${consultations.city} time` : "your time";
}

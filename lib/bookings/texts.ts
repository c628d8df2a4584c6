import { scheduling } from "@/content/scheduling";
import { tooFastText } from "@/lib/forms/spam";
import { waitText } from "@/lib/forms/wait";
import { clockTime, longDay } from "../time/words";

export const bookingTexts = {
  failed: "We could not book your consultation. Please try again, or write to us instead.",
  changeFailed: "That did not work. Please try again, or write to us instead.",
  tooFast: tooFastText("Book"),
  taken: "Someone has just taken that time. Please choose another one.",
  noSlot: "Choose a day and a time",
  notOffered: "That time is not on offer. Please choose another one.",
  noDay: "Choose a day",
  badDay: "Write the day as year-month-day, like 2027-02-15",
  noTime: "Choose a time",
  slotsFailed: "The free times did not load.",
} as const;

/** `Tuesday, 24 November 2026 at 1:30 pm` */
export function whenText(instant: number, zone: string): string {
  return `${longDay(instant, zone)} at ${clockTime(instant, zone)}`;
}

/** What stands there once a consultation is booked. */
export function bookedText(start: number, zone: string, email: string): string {
  return `${whenText(start, zone)}, ${zone === scheduling.timeZone ? `${scheduling.city} time` : "your time"}. A confirmation with a calendar file is on its way to ${email}.`;
}

/** Over the limit: how long to wait. */
export function bookingLimitText(seconds: number): string {
  return `That is a lot of bookings in a short time. Please try again in ${waitText(seconds)}.`;
}

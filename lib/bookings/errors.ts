import { tooFastText } from "@/lib/forms/submission";

/**
 * Errors of the booking form, in a separate module that the page loads only when the form is
 * submitted.
 */
export const bookingErrors = {
  changeFailed: "That didn't work. Please try again, or email us instead.",
  tooFastMessage: tooFastText("the button"),
  taken: "Someone just took that time. Please choose another one.",
  noSlot: "Choose a day and a time",
  notOffered: "That time isn't available. Please choose another one.",
  noDay: "Choose a day",
  badDay: "Enter the day as year-month-day, like 2027-02-15",
  noTime: "Choose a time",
} as const;

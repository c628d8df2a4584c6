import { tooFastText } from "@/lib/forms/submission";

export const waitlistStrings = {
  joined: "You're on the waitlist!",
  failed: "There was an error submitting your request. Please try again.",
  tooFastMessage: tooFastText("Join Waitlist"),
  limited: "Too many requests in a short time.",
} as const;

export function promiseText(project: string): string {
  return `We'll notify you when ${project} becomes available.`;
}

/** Longest notes on an entry, in characters. */
export const maxNotes = 2000;

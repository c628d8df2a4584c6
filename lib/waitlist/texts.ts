import { tooFastText } from "@/lib/forms/spam";
import { waitText } from "@/lib/forms/wait";

/** What the waitlist form says (spec sections 4 and 8), and what it says where the spec is silent. */
export const waitlistTexts = {
  joined: "You're on the waitlist!",
  failed: "There was an error submitting your request. Please try again.",
  tooFast: tooFastText("Join Waitlist"),
} as const;

/** What follows for somebody on the waitlist. */
export function promiseText(project: string): string {
  return `We'll notify you when ${project} becomes available.`;
}

/** Over the limit: how long to wait. */
export function limitedText(seconds: number): string {
  return `You have sent several requests in a short time. Please try again in ${waitText(seconds)}.`;
}

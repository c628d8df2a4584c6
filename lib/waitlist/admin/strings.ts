import type { Review } from "./schema";

export const adminWaitlistStrings = {
  failed: "Failed to update status",
  ended: authenticationFailed("Please log in again."),
  changed: "Someone changed this entry after you opened it.",
  gone: "This entry is no longer on the waitlist.",
} as const;

export function authenticationFailed(message: string): string {
  return `Authentication error: ${message}`;
}

/** `email` is the recipient of the email about the decision, if any. */
export function reviewedText(status: Review["status"], email?: string): string {
  return `Entry ${status}.${email ? ` We're emailing ${email}.` : ""}`;
}

import type { Review } from "./admin-schema";

/** What the admin's waitlist says (spec section 8), and what it says where the spec is silent. */
export const adminWaitlistTexts = {
  notLoaded: "Failed to fetch waitlist entries",
  failed: "Failed to update status",
  ended: authenticationFailed("Please log in again."),
  changed: "Somebody has changed this entry since you opened it. Your notes are kept below.",
  gone: "This entry is no longer on the waitlist.",
} as const;

/** Whether somebody is signed in could not be found out. */
export function authenticationFailed(message: string): string {
  return `Authentication error: ${message}`;
}

/** What was done. */
export function reviewedText(status: Review["status"]): string {
  return status === "approved" ? "Entry approved." : "Entry rejected.";
}

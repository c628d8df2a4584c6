import { waitText } from "@/lib/forms/wait";

/** What is said about sessions (spec section 8), and what it says where the spec is silent. */
export const sessionTexts = {
  failed: "Failed to authenticate. Nothing is lost: please try again in a minute.",
  timedOut: "Authentication check timed out. Please try refreshing the page.",
  ended:
    "Your session has ended. Sign in again in another tab, then try once more: nothing typed here is lost.",
} as const;

/** Why somebody was sent to the sign-in page; the address carries the key. */
const reasons = {
  session: "Sign in to see that page.",
  admin: "Your account has no access to the admin area. Sign in with one that has.",
  confirmed: "Your address is confirmed. Sign in with your password.",
  unavailable: "Failed to authenticate. Please try again in a minute.",
  signOut:
    "Failed to sign out. Our server did not answer; this browser has forgotten your session all the same.",
} as const;

export type Reason = keyof typeof reasons;

/** The reason that an address gives, in words; nothing for any other value. */
export function reasonText(why: unknown): string | null {
  return typeof why === "string" && Object.hasOwn(reasons, why) ? reasons[why as Reason] : null;
}

/** What the sign-in form says (spec sections 5 and 8). */
export const signInTexts = {
  failed: "Failed to sign in",
  // One text for a wrong password, an unknown address and one that is not confirmed yet. The first
  // sentence is the auth server's own.
  refused:
    "Invalid login credentials. If you have just registered, open the link in our mail to you first.",
  done: "Signed in. One moment, please.",
} as const;

/** Over the limit: how long to wait. */
export function signInLimitText(seconds: number): string {
  return `Too many attempts. Please try again in ${waitText(seconds)}.`;
}

/** What is said about a forgotten password (spec section 8). */
export const resetTexts = {
  sent: "Password reset email sent! Check your inbox.",
  failed: "Failed to send reset email",
  missing: "Please enter your email address to reset your password",
} as const;

/** Over the limit: how long to wait. */
export function resetLimitText(seconds: number): string {
  return `Several of these mails have been asked for already. Please look through your inbox, or try again in ${waitText(seconds)}.`;
}

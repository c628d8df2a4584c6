/** What is said about sessions (spec section 8), and what it says where the spec is silent. */
export const sessionTexts = {
  timedOut: "Authentication check timed out. Please try refreshing the page.",
  ended:
    "Your session has ended. Sign in again in another tab, then try once more: nothing typed here is lost.",
} as const;

/** Why somebody was sent to the sign-in page; the address carries the key. */
export const reasons = {
  session: "Sign in to see that page.",
  admin: "Your account has no access to the admin area. Sign in with one that has.",
  unavailable: "We could not check your account just now. Please try again in a minute.",
} as const;

export type Reason = keyof typeof reasons;

export const sessionStrings = {
  failed: "Failed to authenticate. Nothing is lost: please try again in a minute.",
  timedOut: "Authentication check timed out. Please try refreshing the page.",
  ended:
    "Your session has ended. Sign in again in another tab, then try again. Nothing you typed here is lost.",
  forbidden: "Your role doesn't allow this.",
} as const;

const reasons = {
  session: "Sign in to see that page.",
  admin: "Your account doesn't have access to the admin area. Sign in with one that does.",
  confirmed: "Your email is confirmed. Sign in with your password.",
  password: "Your password has been changed. Sign in with the new one.",
  passwordOnly:
    "Your password has been changed and you're signed out everywhere. To continue, enter a new code.",
  deleted: "Your account is deleted.",
  owner: "Your account is ready. Sign in to open the admin area.",
  owned: "This site already has an owner. Ask them for access.",
  invited: "Your account is ready. Sign in with your new password.",
  unavailable: "Failed to authenticate. Please try again in a minute.",
  signOut: "Failed to sign out. Our server didn't respond, but you're signed out in this browser.",
} as const;

export type Reason = keyof typeof reasons;

export function reasonText(why: unknown): string | null {
  return typeof why === "string" && Object.hasOwn(reasons, why) ? reasons[why as Reason] : null;
}

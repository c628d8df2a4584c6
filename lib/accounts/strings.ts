import { waitText } from "@/lib/action";

export const signInStrings = {
  failed: "Failed to sign in",
  // The same text for a wrong password, an unknown email and an unconfirmed one, so that it doesn't
  // reveal which.
  invalidCredentials:
    "Invalid login credentials. If you just signed up, open the link in our email first.",
  limited: "Too many attempts.",
  done: "Signed in. One moment, please.",
} as const;

export function signInLinkText(seconds: number): string {
  return `Too many attempts. If this email has an account, we've sent it a sign-in link. You can also try again in ${waitText(seconds)}.`;
}

/** Errors for the current password, in forms that require it. */
export const passwordStrings = {
  required: "Enter your password",
  wrong: "That's not your current password",
} as const;

export const resetStrings = {
  sent: "Password reset email sent! Check your inbox.",
  failed: "Failed to send reset email",
  missing: "Please enter your email address to reset your password",
} as const;

export function resetLimitText(seconds: number): string {
  return `Too many reset emails requested. Please check your inbox, or try again in ${waitText(seconds)}.`;
}

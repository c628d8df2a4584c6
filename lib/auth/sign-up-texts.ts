import { tooFastText } from "@/lib/forms/spam";
import { waitText } from "@/lib/forms/wait";

/** What the sign-up form says (spec sections 4 and 8), and what it says where the spec is silent. */
export const signUpTexts = {
  done: "Registration successful! Please check your email to confirm your account.",
  failed: "Failed to sign up",
  noUser: "Failed to create user account",
  tooFast: tooFastText("Sign Up"),
} as const;

/** Over the limit: how long to wait. */
export function signUpLimitText(seconds: number): string {
  return `You have registered several times in a short time. Please try again in ${waitText(seconds)}.`;
}

/** What the page for a new password says. */
export const newPasswordTexts = {
  done: "Your password has been changed. Every other session ends within the hour.",
  doneHere: "Your password has been changed, but your other sessions could not be ended.",
  failed: "Failed to change the password. Please try again.",
  ended:
    "This page is open for a quarter of an hour after the mailed link. Please ask for a new link.",
} as const;

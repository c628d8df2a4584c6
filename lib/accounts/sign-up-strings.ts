import { waitText } from "@/lib/forms/submission";

export const signUpStrings = {
  done: "Registration successful! Please check your email to confirm your account.",
  failed: "Failed to sign up",
  noUser: "Failed to create user account",
} as const;

export function signUpLimitText(seconds: number): string {
  return `You have registered several times in a short time. Please try again in ${waitText(seconds)}.`;
}

export const newPasswordStrings = {
  done: "Your password has been changed. Every other session has ended.",
  failed: "Failed to change the password. Please try again.",
  ended:
    "This page works for 15 minutes after you open the mailed link. Please request a new link.",
} as const;

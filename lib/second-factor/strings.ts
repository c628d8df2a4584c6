import { waitText } from "@/lib/forms/submission";

export const secondFactorStrings = {
  failed: "The code could not be checked. Please try again.",
  wrong: "Wrong or already used code. Wait for the next one in your app.",
  accepted: "Code accepted. One moment, please.",
  wrongRecovery: "Wrong or already used recovery code",
  recovered: "Recovery code accepted. One moment, please.",
  notStarted: "Two-step sign-in could not be set up. Please try again.",
  notEnrolled: "This page has expired. Please start again.",
} as const;

export function codeLimitText(seconds: number): string {
  return `Too many wrong codes. Please try again in ${waitText(seconds)}.`;
}

export function recoveryLimitText(seconds: number): string {
  return `Too many wrong recovery codes. Please try again in ${waitText(seconds)}.`;
}

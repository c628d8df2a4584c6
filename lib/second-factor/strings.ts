import { waitText } from "@/lib/forms/submission";

export const secondFactorStrings = {
  failed: "The code could not be checked. Please try again.",
  wrong: "That code is wrong, or was used before. Wait until your app shows the next one.",
  accepted: "Code accepted. One moment, please.",
  wrongRecovery: "That is none of your recovery codes, or it was used before",
  recovered: "Recovery code accepted. One moment, please.",
  notStarted: "The second factor could not be set up. Please try again.",
  notEnrolled: "This page is out of date. Please start again.",
} as const;

export function codeLimitText(seconds: number): string {
  return `Too many wrong codes. Please try again in ${waitText(seconds)}.`;
}

export function recoveryLimitText(seconds: number): string {
  return `Too many wrong recovery codes. Please try again in ${waitText(seconds)}.`;
}

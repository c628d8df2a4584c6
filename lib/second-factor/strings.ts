export const secondFactorStrings = {
  failed: "The code could not be checked. Please try again.",
  wrong: "Wrong or already used code. Wait for the next one in your app.",
  removed:
    "A recovery code has removed your app. Use another recovery code to set up two-step sign-in again.",
  limited: "Too many wrong codes.",
  accepted: "Code accepted. One moment, please.",
  wrongRecovery: "Wrong or already used recovery code",
  limitedRecovery: "Too many wrong recovery codes.",
  recovered: "Recovery code accepted. One moment, please.",
  notStarted: "Two-step sign-in could not be set up. Please try again.",
  notEnrolled: "This page has expired. Please start again.",
} as const;

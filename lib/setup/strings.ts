export const setupStrings = {
  done: "Account created. One moment, please.",
  failed: "The account could not be created. Please try again.",
  known: "This email already has an account. Enter its password.",
} as const;

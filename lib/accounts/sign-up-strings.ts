export const signUpStrings = {
  done: "Registration successful! Please check your email to confirm your account.",
  failed: "Failed to sign up",
  noUser: "Failed to create user account",
  limited: "Too many sign-ups.",
} as const;

export const newPasswordStrings = {
  done: "Your password has been changed. You're signed out everywhere else.",
  failed: "Failed to change the password. Please try again.",
  ended:
    "This page works for 15 minutes after you open the link in our email. Please request a new one.",
} as const;

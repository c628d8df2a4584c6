export const ownForms = { username: "username-form", deletion: "delete-account" } as const;

export const ownStrings = {
  failed: "Something went wrong. Nothing was changed. Please try again.",
  renamed: "Username saved.",
  exportFailed: "The download failed. Please try again.",
  unconfirmed: "Check the box to delete your account.",
  stale: "Enter your password to delete your account.",
} as const;

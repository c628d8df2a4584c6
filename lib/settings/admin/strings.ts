export const settingsStrings = {
  rateSaved: "Exchange rate saved. Every price on the site now uses it.",
  rateFailed: "The exchange rate could not be saved. Please try again.",
  emailSaved: "Notification address saved.",
  emailFailed: "The notification address could not be saved. Please try again.",
  passwordSaved: "Password changed. Your other sessions have ended.",
  passwordSavedHere: "Password changed, but your other sessions could not be ended.",
  passwordFailed: "The password could not be changed. Please try again.",
  passwordWrong: "That is not your current password",
} as const;

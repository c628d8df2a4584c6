/** What the settings say. */
export const settingsTexts = {
  rateSaved: "Exchange rate saved. Every price on the site follows it.",
  rateFailed: "The exchange rate could not be saved. Please try again.",
  addressSaved: "Notification address saved.",
  addressFailed: "The notification address could not be saved. Please try again.",
  // What was handed out to them before is good for an hour at most.
  passwordSaved: "Password changed. Your other sessions end within the hour.",
  passwordSavedHere: "Password changed, but your other sessions could not be ended.",
  passwordFailed: "The password could not be changed. Please try again.",
  passwordWrong: "That is not your current password",
} as const;

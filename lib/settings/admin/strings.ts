export const settingsStrings = {
  rateSaved: "Exchange rate saved. Every price on the site now uses it.",
  rateFailed: "The exchange rate could not be saved. Please try again.",
  emailSaved: "Notification address saved.",
  emailFailed: "The notification address could not be saved. Please try again.",
  passwordSaved: "Password changed. Your other sessions have ended.",
  sessionEnded: "Session ended.",
  sessionGone: "That session has ended already.",
  sessionsEnded: "Signed out everywhere else.",
  sessionsFailed: "The sessions could not be ended. Please try again.",
  passwordFailed: "The password could not be changed. Please try again.",
  passwordWrong: "That is not your current password",
} as const;

/** Labels of the settings' pages, by path. */
export const settingsPages = {
  "/admin/settings": "Agency",
  "/admin/settings/account": "My account",
  "/admin/settings/security": "Security",
} as const;

/** Ids of the forms on these pages. */
export const settingsForms = {
  rate: "exchange-rate",
  notifications: "notifications",
  password: "own-password",
  sessions: "own-sessions",
  secondFactor: "second-factor",
  requirement: "second-factor-requirement",
} as const;

/** The forms of the settings, by the ids they have on their page. */
export const settingsForms = {
  rate: "exchange-rate",
  notifications: "notifications",
  password: "own-password",
} as const;

export const settingsForms = {
  rate: "exchange-rate",
  notifications: "notifications",
  password: "own-password",
} as const;

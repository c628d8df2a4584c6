export const settingsForms = {
  rate: "exchange-rate",
  notifications: "notifications",
  password: "own-password",
  sessions: "own-sessions",
} as const;

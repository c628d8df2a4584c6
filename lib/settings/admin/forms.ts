export const settingsForms = {
  rate: "exchange-rate",
  notifications: "notifications",
  password: "own-password",
  sessions: "own-sessions",
  secondFactor: "second-factor",
  requirement: "second-factor-requirement",
} as const;

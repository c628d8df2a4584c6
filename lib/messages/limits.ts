/** The longest a value may be, in characters; the database has the same limits. */
export const messageLimits = {
  user_name: 100,
  user_company: 150,
  message: 5000,
} as const;

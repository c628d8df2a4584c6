/** The longest a value may be, in characters; the database has the same limits. */
export const bookingLimits = { user_name: 100, note: 2000 } as const;

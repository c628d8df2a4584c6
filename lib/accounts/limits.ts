export const minPasswordLength = 6;

/** In bytes: bcrypt ignores the rest, and Supabase has the same limit. */
export const maxPasswordBytes = 72;

/** The database has the same limits. */
export const usernameLength = { min: 3, max: 50 } as const;

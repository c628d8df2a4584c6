export const minPasswordLength = 6;

/** Maximum in bytes: bcrypt ignores the rest, and Supabase has the same limit. */
export const maxPasswordBytes = 72;

/** The database enforces the same limits. */
export const usernameLength = { min: 3, max: 50 } as const;

/** The least length of a password (spec section 9). */
export const shortestPassword = 6;

/** bcrypt reads no further; the same limit is Supabase's own. In bytes. */
export const longestPassword = 72;

/** The database has the same limits. */
export const usernameLength = { least: 3, most: 50 } as const;

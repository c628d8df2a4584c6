/** The database has the same limits. */
export const tagLimits = { perPost: 10, name: 50 } as const;

export const tooManyTags = `A post can have at most ${tagLimits.perPost} tags`;

/** Limits in characters and in lines; a form can send 256 KB. */
export const csvLimits = { text: 200_000, lines: 3_000 } as const;

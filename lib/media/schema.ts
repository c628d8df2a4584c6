/** In characters; the database has the same limits. */
export const maxNameLength = 200;
export const maxAltLength = 200;

/** `path` is that of its largest file; `alt` is empty until somebody has described it. */
export type Picture = { id: string; path: string; name: string; alt: string };

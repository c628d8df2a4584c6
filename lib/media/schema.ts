/** Limits in characters; the database enforces the same ones. */
export const maxNameLength = 200;
export const maxAltLength = 200;

/** `path` points to the largest file; `alt` is empty until someone describes the picture. */
export type Picture = { id: string; path: string; name: string; alt: string };

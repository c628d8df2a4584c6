/** All permissions. The database table `private.permissions` says which roles have which. */
export const permissions = [
  /** Dashboard, trash and one's own account: for every role, and for admins. */
  "admin",
  /** Own posts. */
  "posts.own",
  "posts.publish",
  /** All posts, and tags. */
  "posts",
  "contents",
  /** Seeing the library and adding to it. */
  "media.add",
  "media",
  "redirects",
  "messages",
  "bookings",
  "waitlist",
  "subscribers",
  "people",
  // The rest is for admins only.
  "users",
  "settings",
  "outbox",
  "audit",
  "transfer",
  "system",
] as const;

export type Permission = (typeof permissions)[number];

export const roles = ["editor", "author", "contributor", "desk"] as const;

export type Role = (typeof roles)[number];

type Holder = { permissions: readonly Permission[] };

export function may(viewer: Holder | null, permission: Permission): boolean {
  return viewer?.permissions.includes(permission) ?? false;
}

/** Whether Draft Mode shows the viewer anything. */
export function mayReadDrafts(viewer: Holder | null): boolean {
  return may(viewer, "posts.own") || may(viewer, "contents");
}

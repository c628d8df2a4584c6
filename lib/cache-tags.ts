export const cacheTags = {
  /** What lists posts, or follows from other posts. */
  posts: "posts",
  post: (slug: string) => `post:${slug}`,
  /** The posts that have the tag. */
  tag: (slug: string) => `tag:${slug}`,
  settings: "settings",
  /** Made by a build that had no database. */
  withoutDatabase: "without-database",
} as const;

export const cacheTags = {
  /** Pages that list posts or depend on other posts. */
  posts: "posts",
  post: (slug: string) => `post:${slug}`,
  /** Posts with this tag. */
  tag: (slug: string) => `tag:${slug}`,
  settings: "settings",
  /** Pages rendered by a build without a database. */
  withoutDatabase: "without-database",
} as const;

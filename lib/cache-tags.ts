/** Every cache tag of the site. A mutation expires the tags of what it changed. */
export const cacheTags = {
  posts: "posts",
  post: (slug: string) => `post:${slug}`,
  settings: "settings",
} as const;

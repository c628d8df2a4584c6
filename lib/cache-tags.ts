export const cacheTags = {
  posts: "posts",
  post: (slug: string) => `post:${slug}`,
  settings: "settings",
} as const;

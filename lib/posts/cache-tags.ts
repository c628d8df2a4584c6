import "server-only";
import { revalidateTag } from "next/cache";

export const postTags = {
  /** Pages that list posts or depend on other posts. */
  all: "posts",
  post: (slug: string) => `post:${slug}`,
  /** Posts with this tag. */
  tag: (slug: string) => `tag:${slug}`,
} as const;

/**
 * For jobs: expires the cached pages of these posts and all lists. Other servers with our page
 * cache are notified through the database.
 */
export function expirePosts(slugs: readonly string[]): void {
  for (const tag of [postTags.all, ...slugs.map(postTags.post)]) revalidateTag(tag, { expire: 0 });
}

import "server-only";
import { revalidateTag } from "next/cache";
import { cacheTags } from "@/lib/cache-tags";

/**
 * For jobs: expires the cached pages of these posts and all lists. Other servers with our page
 * cache are notified through the database.
 */
export function expirePosts(slugs: readonly string[]): void {
  for (const tag of [cacheTags.posts, ...slugs.map(cacheTags.post)]) {
    revalidateTag(tag, { expire: 0 });
  }
}

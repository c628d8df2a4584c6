import "server-only";
import { updateTag } from "next/cache";
import { postTags } from "@/lib/posts/cache-tags";

/** Expires the cached pages of these posts, and all lists. */
export function refreshPosts(...slugs: string[]): void {
  updateTag(postTags.all);
  refreshPages(...slugs);
}

/** Expires the cached pages of posts that are in no list. */
export function refreshPages(...slugs: string[]): void {
  for (const slug of new Set(slugs)) updateTag(postTags.post(slug));
}

import "server-only";
import { updateTag } from "next/cache";
import { cacheTags } from "@/lib/cache-tags";

/** Makes stale what shows these posts, and every list. */
export function refreshPosts(...slugs: string[]): void {
  updateTag(cacheTags.posts);
  refreshPages(...slugs);
}

/** Makes stale what shows posts that are in no list. */
export function refreshPages(...slugs: string[]): void {
  for (const slug of new Set(slugs)) updateTag(cacheTags.post(slug));
}

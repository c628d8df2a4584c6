import "server-only";
import { updateTag } from "next/cache";
import { cacheTags } from "@/lib/cache-tags";

/** Makes every stored page that shows one of these posts, or lists posts, be rendered anew at its next request. */
export function refreshPosts(...slugs: string[]): void {
  updateTag(cacheTags.posts);
  for (const slug of new Set(slugs)) updateTag(cacheTags.post(slug));
}

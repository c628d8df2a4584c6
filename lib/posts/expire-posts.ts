import "server-only";
import { revalidateTag } from "next/cache";
import { cacheTags } from "@/lib/cache-tags";

/** For a job: makes stale what shows these posts, and every list. Other servers with our page cache hear of it from the database. */
export function expirePosts(slugs: readonly string[]): void {
  for (const tag of [cacheTags.posts, ...slugs.map(cacheTags.post)]) {
    revalidateTag(tag, { expire: 0 });
  }
}

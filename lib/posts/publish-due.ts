import "server-only";
import { revalidateTag } from "next/cache";
import { cacheTags } from "@/lib/cache-tags";
import { announce } from "@/lib/seo/index-now";
import { jobClient } from "@/lib/supabase/service";

/** In posts: each call ends long before its time limit. */
const batchSize = 100;

/** Publishes and unpublishes the posts that are due, and returns how many. Throws on an outage. */
export async function publishDuePosts(): Promise<number> {
  let total = 0;
  for (let count = batchSize; count === batchSize; ) {
    const { data, error } = await jobClient().rpc("run_schedule", { p_limit: batchSize });
    if (error) throw new Error(`run_schedule: ${error.message}`);
    const due = data as { count: number; slugs: string[] };
    expire(due.slugs);
    announce(due.slugs.map((slug) => `/blog/${slug}`));
    count = due.count;
    total += count;
  }
  return total;
}

/** The database tells servers with our page cache. Other hosts' caches are told here. */
function expire(slugs: readonly string[]): void {
  if (slugs.length === 0) return;
  for (const tag of [cacheTags.posts, ...slugs.map(cacheTags.post)]) {
    revalidateTag(tag, { expire: 0 });
  }
}

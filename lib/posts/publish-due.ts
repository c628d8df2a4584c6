import "server-only";
import { revalidateTag } from "next/cache";
import { cacheTags } from "@/lib/cache-tags";
import { announce } from "@/lib/seo/index-now";
import { call } from "@/lib/supabase/query";
import { jobClient } from "@/lib/supabase/service";

/** In posts: each call ends long before its time limit. */
const batchSize = 100;

type Due = { count: number; slugs: string[] };

/** Publishes and unpublishes the posts that are due, and returns how many. Throws on an outage. */
export async function publishDuePosts(): Promise<number> {
  let total = 0;
  for (let count = batchSize; count === batchSize; ) {
    const due: Due = await call(jobClient(), "run_schedule", { p_limit: batchSize });
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

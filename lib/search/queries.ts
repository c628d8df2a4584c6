import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "@/lib/cache-tags";
import { publicClient } from "@/lib/supabase/clients";
import { call } from "@/lib/supabase/query";

type FoundPosts = {
  count: number;
  posts: { title: string; slug: string; created_at: string; text: string }[];
  near: { title: string; slug: string }[];
};

/** The best of the published posts, or those with a title like `query`. Throws on an outage. */
export async function findPosts(query: string): Promise<FoundPosts> {
  "use cache";
  cacheTag(cacheTags.posts);
  // Anybody may make up a query: it leaves the cache soon, or earlier where the cache is full.
  cacheLife({ stale: 60, revalidate: 60, expire: 120 });
  return call(publicClient(), "search_posts", { p_query: query });
}

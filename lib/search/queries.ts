import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { postTags } from "@/lib/posts/cache-tags";
import { publicClient } from "@/lib/supabase/clients";
import { call } from "@/lib/supabase/query";

type FoundPosts = {
  count: number;
  posts: { title: string; slug: string; created_at: string; text: string }[];
  near: { title: string; slug: string }[];
};

/** Finds the best matching published posts, or posts with similar titles. Throws on an outage. */
export async function findPosts(query: string): Promise<FoundPosts> {
  "use cache";
  cacheTag(postTags.all);
  // Queries are arbitrary, so results are cached only briefly.
  cacheLife({ stale: 60, revalidate: 60, expire: 120 });
  return call(publicClient(), "search_posts", { p_query: query });
}

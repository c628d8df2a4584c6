import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { cacheTags } from "@/lib/cache-tags";
import { publicClient } from "@/lib/supabase/clients";
import type { Tag } from "./schema";

/** With the slug it has now; null where no published post has it. Throws on an outage. */
export async function findTag(slug: string): Promise<Tag | null> {
  "use cache";
  cacheTag(cacheTags.posts);
  const { data, error } = await publicClient().rpc("find_tag", { p_slug: slug });
  if (error) throw new Error(`Tag ${slug}: ${error.message}`);
  // Made-up URLs do not stay in the cache.
  if (data) cacheLife("max");
  else cacheLife("hours");
  return data as Tag | null;
}

const blogTags = 12;

/** Those to name on the blog. */
export function listBlogTags(): Promise<Tag[]> {
  return listTags(blogTags);
}

/** Those of most published posts first. Throws on an outage. */
export async function listTags(limit: number): Promise<Tag[]> {
  "use cache";
  cacheTag(cacheTags.posts);
  cacheLife("max");
  const { data, error } = await publicClient()
    .from("tags")
    .select("slug, name")
    .gt("published", 0)
    .order("published", { ascending: false })
    .order("slug")
    .limit(limit);
  if (error) throw new Error(`Tags: ${error.message}`);
  return data;
}

import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { postTags } from "@/lib/posts/cache-tags";
import { publicClient } from "@/lib/supabase/clients";
import { call, orThrow } from "@/lib/supabase/query";
import type { Tag } from "./schema";

/** Finds a tag by current or old slug; null if it has no published posts. Throws on an outage. */
export async function findTag(slug: string): Promise<Tag | null> {
  "use cache";
  cacheTag(postTags.all);
  const tag: Tag | null = await call(publicClient(), "find_tag", { p_slug: slug });
  // Unknown URLs are cached briefly.
  if (tag) cacheLife("max");
  else cacheLife("hours");
  return tag;
}

const blogTags = 12;

export const listBlogTags = (): Promise<Tag[]> => listTags(blogTags);

/** Lists tags of published posts, most used first. Throws on an outage. */
export async function listTags(limit: number): Promise<Tag[]> {
  "use cache";
  cacheTag(postTags.all);
  cacheLife("max");
  return publicClient()
    .from("tags")
    .select("slug, name")
    .gt("published", 0)
    .order("published", { ascending: false })
    .order("slug")
    .limit(limit)
    .then(orThrow("Tags"));
}

import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { contentTag, getPublished, listPublished } from "@/lib/content/queries";
import { postTags } from "@/lib/posts/cache-tags";
import { publicClient } from "@/lib/supabase/clients";
import { call } from "@/lib/supabase/query";
import {
  type IndexedPage,
  indexPages,
  type SearchedContents,
  type SingleContents,
  searchedKinds,
} from "./site-pages";

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

let index: { stamp: string; pages: IndexedPage[] } | undefined;

/** Returns the site's projects and pages, reindexed after a change. Throws on an outage. */
export async function listIndexedPages(): Promise<IndexedPage[]> {
  const stamp = await contentsStamp();
  if (index?.stamp !== stamp) {
    index = { stamp, pages: indexPages(await searchedContents(), index?.pages) };
  }
  return index.pages;
}

/** Changes when contents are published, here or on another server. */
async function contentsStamp(): Promise<string> {
  "use cache";
  cacheTag(...([...searchedKinds, "projects", "legal", "authors"] as const).map(contentTag));
  cacheLife("max");
  return crypto.randomUUID();
}

async function searchedContents(): Promise<SearchedContents> {
  const [projects, legal, authors, ...single] = await Promise.all([
    listPublished("projects"),
    listPublished("legal"),
    listPublished("authors"),
    ...searchedKinds.map(async (name) => [name, await getPublished(name)] as const),
  ]);
  return { projects, legal, authors, ...(Object.fromEntries(single) as SingleContents) };
}

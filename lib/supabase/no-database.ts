import { cacheTag } from "next/cache";
import { cacheTags } from "@/lib/cache-tags";

/** Of the functions that stored pages call. Any other one answers with null. */
const emptyAnswers: Record<string, unknown> = {
  list_published: { count: 0, posts: [] },
  list_further: { related: [], newer: null, older: null },
  list_years: [],
  list_year: { count: 0, posts: [] },
  count_sitemap: { posts: 0, tags: 0 },
  sitemap_posts: [],
  sitemap_tags: [],
};

/** For a build without a database: answers as one without rows, and marks what is stored of it. */
export async function fetchNothing(input: RequestInfo | URL): Promise<Response> {
  try {
    cacheTag(cacheTags.withoutDatabase);
  } catch {
    // Not within a cached function, so nothing is stored.
  }
  const { pathname } = new URL(input instanceof Request ? input.url : input);
  const [, name] = pathname.split("/rpc/");
  return Response.json(name ? (emptyAnswers[name] ?? null) : []);
}

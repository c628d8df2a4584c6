import "server-only";
import { withReporting } from "@/lib/action";
import { rateLimiter } from "@/lib/security/rate-limiter";
import { findPosts, listIndexedPages } from "./queries";
import { maxQueryLength, readQuery, type SearchAnswer, type SearchResults } from "./schema";
import { findSitePages } from "./site-pages";
import { excerptFrom, mark, termsOf } from "./words";

// A fast typist sends about two requests a second.
const limit = rateLimiter({ max: 120, windowMs: 60_000, maxKeys: 10_000 });

/** Searches for `value`, rate limited by ip. Never throws. */
export async function search(
  value: string | string[] | null | undefined,
  ip: string,
): Promise<SearchAnswer> {
  const query = readQuery(value);
  if (query.length > maxQueryLength) return { status: "too-long", query };
  if (query === "") return { status: "found", query, total: 0, results: [], near: [] };
  const retryAfter = limit(ip);
  if (retryAfter > 0) return { status: "limited", query, retryAfter };
  return withReporting<SearchAnswer>("search", { status: "unavailable", query }, async () => ({
    status: "found",
    ...(await find(query)),
  }));
}

async function find(query: string): Promise<SearchResults> {
  const terms = termsOf(query);
  const { count, posts, near } = await findPosts(query.toLowerCase());
  const articles = posts.map((post) => ({
    kind: "article" as const,
    href: `/blog/${post.slug}`,
    title: mark(post.title, terms),
    excerpt: excerptFrom([post.text], terms),
    date: new Date(post.created_at).toISOString(),
  }));
  const pages = findSitePages(terms, await listIndexedPages());
  const results = [...articles, ...pages];
  const titles = near.map(({ slug, title }) => ({ href: `/blog/${slug}`, title }));
  return { query, total: count + pages.length, results, near: results.length > 0 ? [] : titles };
}

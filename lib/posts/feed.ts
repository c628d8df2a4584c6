import "server-only";
import { cacheLife } from "next/cache";
import { brand } from "@/content/brand";
import { site } from "@/content/site";
import { buildEnv } from "@/lib/env";
import { renderForFeed } from "@/lib/markdown/render";
import { feedPath } from "@/lib/seo/public-pages";
import { type FeedItem, rss } from "@/lib/seo/rss";
import { listNewestPosts } from "./queries";
import type { Post } from "./schema";

export async function postFeed(): Promise<string> {
  "use cache";
  cacheLife("max");
  const posts = await listNewestPosts();
  const { SITE_URL } = buildEnv();
  return rss({
    title: `${brand.name}: blog`,
    description: site.description,
    siteUrl: `${SITE_URL}/blog`,
    feedUrl: `${SITE_URL}${feedPath}`,
    language: brand.locale,
    items: await Promise.all(posts.map((post) => feedItem(post, SITE_URL))),
    updated: posts
      .map(({ updatedAt }) => new Date(updatedAt).toISOString())
      .sort()
      .at(-1),
  });
}

async function feedItem(post: Post, siteUrl: string): Promise<FeedItem> {
  const url = `${siteUrl}/blog/${post.slug}`;
  return {
    title: post.title,
    url,
    summary: post.excerpt,
    html: await renderForFeed(post.content, url),
    author: brand.name,
    published: post.createdAt,
  };
}

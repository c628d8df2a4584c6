import "server-only";
import { cacheLife } from "next/cache";
import { site } from "@/content/site";
import { buildEnv } from "@/lib/env";
import { excerptOf } from "@/lib/markdown/excerpt";
import { feedHtml } from "@/lib/markdown/feed-html";
import { listNewestPosts } from "@/lib/posts/queries";
import type { Post } from "@/lib/posts/schema";
import { feedPath } from "@/lib/seo/public-pages";
import { type FeedItem, rss } from "./rss";

/** The feed of the newest posts, as XML. Kept until a post changes. */
export async function postFeed(): Promise<string> {
  "use cache";
  cacheLife("max");
  const posts = await listNewestPosts();
  const { SITE_URL } = buildEnv();
  return rss({
    title: `${site.name}: blog`,
    description: site.description,
    siteUrl: `${SITE_URL}/blog`,
    feedUrl: `${SITE_URL}${feedPath}`,
    language: site.language,
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
    summary: post.excerpt || excerptOf(post.content),
    html: await feedHtml(post.content, url),
    author: site.name,
    published: post.createdAt,
  };
}

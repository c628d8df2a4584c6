import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { brand } from "@/content/brand";
import { getPublished } from "@/lib/content/queries";
import { renderForFeed } from "@/lib/markdown/render";
import { postTags } from "@/lib/posts/cache-tags";
import { atom } from "@/lib/seo/atom";
import type { Feed, FeedItem } from "@/lib/seo/feed";
import { feeds } from "@/lib/seo/feed-paths";
import { fileResponse, missingResponse, movedResponse } from "@/lib/seo/file-response";
import { jsonFeed } from "@/lib/seo/json-feed";
import { rss } from "@/lib/seo/rss";
import { absolute } from "@/lib/seo/structured-data/ids";
import { findTag } from "@/lib/tags/queries";
import type { Tag } from "@/lib/tags/schema";
import { tagPageDetails } from "@/lib/tags/tag-page";
import { listNewestPosts } from "./queries";
import { isSlug, type Post } from "./schema";

const writers = { "feed.xml": rss, "atom.xml": atom, "feed.json": jsonFeed } as const;

type FeedFile = keyof typeof writers;

export async function blogFeed(file: FeedFile): Promise<Response> {
  const path = `/${file}`;
  return respond(file, path, await feedOf(null));
}

export async function tagFeed(file: FeedFile, slug: string): Promise<Response> {
  const tag = isSlug(slug) ? await findTag(slug) : null;
  if (!tag) return missingResponse();
  const path = `${tagPageDetails(tag, 1).path}/${file}`;
  return tag.slug === slug ? respond(file, path, await feedOf(tag)) : movedResponse(path);
}

function respond(file: FeedFile, path: string, feed: Omit<Feed, "feedUrl">): Response {
  return fileResponse(writers[file]({ ...feed, feedUrl: absolute(path) }), feeds[file].type);
}

/** Cached separately from the feed formats, so that articles are rendered only once. */
async function feedOf(tag: Tag | null): Promise<Omit<Feed, "feedUrl">> {
  "use cache";
  cacheTag(postTags.all);
  cacheLife("max");
  const posts = await listNewestPosts(tag?.slug);
  const { description } = await getPublished("site");
  const page = tag ? tagPageDetails(tag, 1) : { title: "blog", description, path: "/blog" };
  return {
    title: `${brand.name}: ${page.title}`,
    description: page.description,
    siteUrl: absolute(page.path),
    iconUrl: absolute("/icons/icon-512.png"),
    language: brand.locale,
    items: await Promise.all(posts.map(feedItem)),
    updated:
      posts
        .map(({ updatedAt }) => updatedAt)
        .sort()
        .at(-1) ?? new Date().toISOString(),
  };
}

async function feedItem(post: Post): Promise<FeedItem> {
  const url = absolute(`/blog/${post.slug}`);
  return {
    title: post.title,
    url,
    summary: post.excerpt,
    html: await renderForFeed(post.content, url),
    author: brand.name,
    tags: post.tags.map(({ name }) => name),
    published: post.createdAt,
    updated: post.updatedAt,
  };
}

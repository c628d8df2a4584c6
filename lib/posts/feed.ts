import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { brand } from "@/content/brand";
import { getPublished } from "@/lib/content/queries";
import { isSlug } from "@/lib/forms/slug";
import { renderForFeed } from "@/lib/markdown/render";
import { postTags } from "@/lib/posts/cache-tags";
import { atom } from "@/lib/seo/atom";
import type { Feed, FeedItem } from "@/lib/seo/feed";
import { feeds } from "@/lib/seo/feed-paths";
import { fileResponse, missingResponse, movedResponse } from "@/lib/seo/file-response";
import { jsonFeed } from "@/lib/seo/json-feed";
import type { ListPage } from "@/lib/seo/list-page";
import { rss } from "@/lib/seo/rss";
import { absolute } from "@/lib/seo/structured-data/ids";
import { findTag } from "@/lib/tags/queries";
import { tagPageDetails } from "@/lib/tags/tag-page";
import { type Author, authorPath, authorsWith } from "./authors/author";
import { authorList, authorPageDetails, listPublishedAuthors } from "./authors/queries";
import { listNewestPosts } from "./queries";
import type { Post } from "./schema";

const writers = { "feed.xml": rss, "atom.xml": atom, "feed.json": jsonFeed } as const;

type FeedFile = keyof typeof writers;

/** Like the next two, returns a route handler. */
export const blogFeed = (file: FeedFile) => async () => respond(file, `/${file}`, await feedOf());

export function tagFeed(file: FeedFile) {
  return async (_: Request, { params }: { params: Promise<{ tag: string }> }) => {
    const { tag: slug } = await params;
    const tag = isSlug(slug) ? await findTag(slug) : null;
    if (!tag) return missingResponse();
    const page = tagPageDetails(tag, 1);
    const path = `${page.path}/${file}`;
    if (tag.slug !== slug) return movedResponse(path);
    return respond(file, path, await feedOf(page, tag.slug));
  };
}

export function authorFeed(file: FeedFile) {
  return async (_: Request, { params }: { params: Promise<{ author: string }> }) => {
    const { author: slug } = await params;
    const author = (await listPublishedAuthors()).find((known) => known.slug === slug);
    if (!author) return missingResponse();
    const feed = await feedOf(authorPageDetails(author, 1), authorList(author));
    return respond(file, `${authorPath(author)}/${file}`, feed);
  };
}

function respond(file: FeedFile, path: string, feed: Omit<Feed, "feedUrl">): Response {
  return fileResponse(writers[file]({ ...feed, feedUrl: absolute(path) }), feeds[file].type);
}

/**
 * Builds the feed of the blog, or of the list whose first page is given. Cached separately from the
 * feed formats, so that articles are rendered only once.
 */
async function feedOf(first?: ListPage, list = ""): Promise<Omit<Feed, "feedUrl">> {
  "use cache";
  cacheTag(postTags.all);
  cacheLife("max");
  const [posts, authors] = await Promise.all([listNewestPosts(list), listPublishedAuthors()]);
  const { description } = await getPublished("site");
  const page = first ?? { title: "blog", description, path: "/blog" };
  return {
    title: `${brand.name}: ${page.title}`,
    description: page.description,
    siteUrl: absolute(page.path),
    iconUrl: absolute("/icons/icon-512.png"),
    language: brand.locale,
    items: await Promise.all(posts.map((post) => feedItem(post, authors))),
    updated:
      posts
        .map(({ updatedAt }) => updatedAt)
        .sort()
        .at(-1) ?? new Date().toISOString(),
  };
}

async function feedItem(post: Post, authors: readonly Author[]): Promise<FeedItem> {
  const named = authorsWith(post.authors, authors).map((author) => {
    return { name: author.name, url: absolute(authorPath(author)) };
  });
  const url = absolute(`/blog/${post.slug}`);
  return {
    title: post.title,
    url,
    summary: post.excerpt,
    html: await renderForFeed(post.content, url),
    authors: named.length > 0 ? named : [{ name: brand.name }],
    tags: post.tags.map(({ name }) => name),
    published: post.createdAt,
    updated: post.updatedAt,
  };
}

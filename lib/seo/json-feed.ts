import type { Feed, FeedItem } from "./feed";

/** Builds a JSON Feed 1.1. */
export function jsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title: feed.title,
    home_page_url: feed.siteUrl,
    feed_url: feed.feedUrl,
    description: feed.description,
    icon: feed.iconUrl,
    language: feed.language,
    items: feed.items.map(item),
  });
}

function item({ title, url, summary, html, authors, tags, published, updated }: FeedItem) {
  return {
    id: url,
    url,
    title: title.toWellFormed(),
    content_html: html.toWellFormed(),
    summary: summary.toWellFormed(),
    date_published: new Date(published).toISOString(),
    date_modified: new Date(updated).toISOString(),
    authors,
    ...(tags.length > 0 && { tags }),
  };
}

import type { Feed, FeedItem } from "./feed";
import { cdata, text } from "./xml";

export function rss(feed: Feed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    "<channel>",
    `<title>${text(feed.title)}</title>`,
    `<link>${text(feed.siteUrl)}</link>`,
    `<description>${text(feed.description)}</description>`,
    `<language>${text(feed.language.toLowerCase())}</language>`,
    `<atom:link href="${text(feed.feedUrl)}" rel="self" type="application/rss+xml"/>`,
    `<lastBuildDate>${date(feed.updated)}</lastBuildDate>`,
    ...feed.items.map(item),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

/** Descriptions are HTML, so plain text is escaped twice. */
function item({ title, url, summary, html, authors, tags, published }: FeedItem): string {
  return [
    "<item>",
    `<title>${text(title)}</title>`,
    `<link>${text(url)}</link>`,
    `<guid isPermaLink="true">${text(url)}</guid>`,
    `<pubDate>${date(published)}</pubDate>`,
    ...authors.map(({ name }) => `<dc:creator>${text(name)}</dc:creator>`),
    ...tags.map((tag) => `<category>${text(tag)}</category>`),
    `<description>${text(text(summary))}</description>`,
    `<content:encoded>${cdata(html)}</content:encoded>`,
    "</item>",
  ].join("\n");
}

/** Formats a date as in RFC 822, but with a four-digit year, as RSS requires. */
const date = (iso: string): string => new Date(iso).toUTCString();

/** An article as a feed carries it; dates are ISO 8601, addresses full. */
export type FeedItem = {
  title: string;
  url: string;
  summary: string;
  html: string;
  author: string;
  published: string;
};

export type Feed = {
  title: string;
  description: string;
  siteUrl: string;
  feedUrl: string;
  language: string;
  items: readonly FeedItem[];
  /** When anything in it last changed; left out of a feed without articles. */
  updated?: string;
};

/** The feed as an RSS 2.0 document with each article's full content. */
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
    ...(feed.updated ? [`<lastBuildDate>${date(feed.updated)}</lastBuildDate>`] : []),
    ...feed.items.map(item),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function item({ title, url, summary, html, author, published }: FeedItem): string {
  return [
    "<item>",
    `<title>${text(title)}</title>`,
    `<link>${text(url)}</link>`,
    `<guid isPermaLink="true">${text(url)}</guid>`,
    `<pubDate>${date(published)}</pubDate>`,
    `<dc:creator>${text(author)}</dc:creator>`,
    `<description>${text(summary)}</description>`,
    `<content:encoded><![CDATA[${cdata(html)}]]></content:encoded>`,
    "</item>",
  ].join("\n");
}

/** RFC 822 with a four-digit year, as RSS asks for. */
function date(iso: string): string {
  return new Date(iso).toUTCString();
}

function text(value: string): string {
  return legal(value)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** The one thing that can end a CDATA section is shared out between two of them. */
function cdata(value: string): string {
  return legal(value).replaceAll("]]>", "]]]]><![CDATA[>");
}

/** Without the characters that XML 1.0 cannot hold in any form. */
function legal(value: string): string {
  return value
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "");
}

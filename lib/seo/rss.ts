/** Dates are ISO 8601, URLs absolute. */
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
  /** When any item last changed; undefined without items. */
  updated?: string;
};

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

/** RFC 822 with a four-digit year, as RSS demands. */
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

/** `]]>` would end the section, so it is split over two of them. */
function cdata(value: string): string {
  return legal(value).replaceAll("]]>", "]]]]><![CDATA[>");
}

/** XML 1.0 cannot hold the removed characters, not even escaped. */
function legal(value: string): string {
  return value
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "");
}

import type { Feed, FeedItem } from "./feed";
import { text } from "./xml";

/** Builds an Atom feed (RFC 4287). */
export function atom(feed: Feed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${text(feed.language)}">`,
    `<title>${text(feed.title)}</title>`,
    `<subtitle>${text(feed.description)}</subtitle>`,
    `<id>${text(feed.feedUrl)}</id>`,
    `<link rel="self" type="application/atom+xml" href="${text(feed.feedUrl)}"/>`,
    `<link rel="alternate" type="text/html" href="${text(feed.siteUrl)}"/>`,
    `<icon>${text(feed.iconUrl)}</icon>`,
    `<updated>${date(feed.updated)}</updated>`,
    ...feed.items.map(entry),
    "</feed>",
    "",
  ].join("\n");
}

function entry(item: FeedItem): string {
  return [
    "<entry>",
    `<title>${text(item.title)}</title>`,
    `<id>${text(item.url)}</id>`,
    `<link rel="alternate" type="text/html" href="${text(item.url)}"/>`,
    `<published>${date(item.published)}</published>`,
    `<updated>${date(item.updated)}</updated>`,
    ...item.authors.map(({ name, url }) => {
      return `<author><name>${text(name)}</name>${url ? `<uri>${text(url)}</uri>` : ""}</author>`;
    }),
    ...item.tags.map((tag) => `<category term="${text(tag)}"/>`),
    `<summary type="text">${text(item.summary)}</summary>`,
    `<content type="html">${text(item.html)}</content>`,
    "</entry>",
  ].join("\n");
}

/** Formats a date as in RFC 3339. */
const date = (iso: string): string => new Date(iso).toISOString();

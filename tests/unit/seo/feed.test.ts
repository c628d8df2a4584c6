import { expect, test } from "vitest";
import { type Feed, type FeedItem, rss } from "@/lib/seo/rss";
import { readXml } from "../../xml";

const item: FeedItem = {
  title: "Forms people finish",
  url: "https://site.example/blog/forms",
  summary: "Short.",
  html: "<p>Long.</p>",
  author: "Kiskadee Studio",
  published: "2026-04-21T09:00:00-04:00",
};
const feed: Feed = {
  title: "Blog",
  description: "Articles",
  siteUrl: "https://site.example/blog",
  feedUrl: "https://site.example/feed.xml",
  language: "en-TT",
  items: [item],
  updated: "2026-05-01T13:00:00Z",
};

test.each([
  ["title", ["Blog", item.title]],
  ["link", [feed.siteUrl, item.url]],
  ["language", ["en-tt"]],
  ["pubDate", ["Tue, 21 Apr 2026 13:00:00 GMT"]],
  ["lastBuildDate", ["Fri, 01 May 2026 13:00:00 GMT"]],
  ["guid", [item.url]],
  ["description", ["Articles", "Short."]],
  ["content:encoded", ["<p>Long.</p>"]],
  ["dc:creator", ["Kiskadee Studio"]],
])("the feed has the channel's and the article's %s", (name, texts) => {
  expect(textsOf(feed, name)).toEqual(texts);
});

test("the feed is RSS 2.0 and names itself, also without any article", () => {
  const elements = readXml(rss(feed));
  expect(elements.find(({ name }) => name === "rss")?.attributes.version).toBe("2.0");
  const self = elements.find(({ name }) => name === "atom:link");
  expect(self?.attributes).toMatchObject({ rel: "self", href: feed.feedUrl });
  expect(self?.namespace).toBe("http://www.w3.org/2005/Atom");
  const { updated: _, ...empty } = { ...feed, items: [] };
  expect(readXml(rss(empty)).map(({ name }) => name)).not.toContain("item");
});

test.each([
  ["a ]]> b ]]]]>> c", undefined],
  [`<b>&amp; "quoted" 'too'</b><!-- -->`, undefined],
  ["<?xml version='1.0'?><!DOCTYPE x>", undefined],
  ["🐦 kiskadee", undefined],
  // XML has no way to hold these.
  ["a\u0000b\u0008c\uFFFEd\u001F", "abcd"],
  ["x\uD800y", "x\uFFFDy"],
])("the text %j cannot break the document", (text, read = text) => {
  const hostile = { ...feed, title: text, items: [{ ...item, title: text, html: text }] };
  expect(textsOf(hostile, "title")).toEqual([read, read]);
  expect(textsOf(hostile, "content:encoded")).toEqual([read]);
});

function textsOf(feed: Feed, name: string): string[] {
  return readXml(rss(feed)).flatMap((element) => (element.name === name ? [element.text] : []));
}

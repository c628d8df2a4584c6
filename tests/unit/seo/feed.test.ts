import { expect, test } from "vitest";
import { atom } from "@/lib/seo/atom";
import type { Feed, FeedItem } from "@/lib/seo/feed";
import { jsonFeed } from "@/lib/seo/json-feed";
import { rss } from "@/lib/seo/rss";
import { checkAtom, checkJsonFeed, checkRss } from "../../feed-rules";
import { readXml } from "../../xml";

const item: FeedItem = {
  title: "Forms people finish",
  url: "https://site.example/blog/forms",
  summary: "Use <dialog>.",
  html: "<p>Long.</p>",
  authors: [{ name: "Kiskadee Studio" }, { name: "A Guest", url: "https://site.example/guest" }],
  tags: ["Forms & fields", "UX"],
  published: "2026-04-21T09:00:00-04:00",
  updated: "2026-05-01T09:00:00-04:00",
};
const feed: Feed = {
  title: "Blog",
  description: "Articles",
  siteUrl: "https://site.example/blog",
  feedUrl: "https://site.example/feed.xml",
  iconUrl: "https://site.example/icon.png",
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
  ["category", item.tags],
  ["description", ["Articles", "Use &lt;dialog&gt;."]],
  ["content:encoded", ["<p>Long.</p>"]],
  ["dc:creator", ["Kiskadee Studio", "A Guest"]],
])("RSS has the %s of the channel and the article", (name, texts) => {
  expect(textsOf(rss(feed), name)).toEqual(texts);
});

test.each([
  ["title", ["Blog", item.title]],
  ["id", [feed.feedUrl, item.url]],
  ["published", ["2026-04-21T13:00:00.000Z"]],
  ["updated", ["2026-05-01T13:00:00.000Z", "2026-05-01T13:00:00.000Z"]],
  ["summary", ["Use <dialog>."]],
  ["content", ["<p>Long.</p>"]],
  ["name", ["Kiskadee Studio", "A Guest"]],
  ["uri", ["https://site.example/guest"]],
])("Atom has the %s of the feed and the article", (name, texts) => {
  expect(textsOf(atom(feed), name)).toEqual(texts);
});

test("JSON Feed has the article with its dates, author and tags", () => {
  expect(JSON.parse(jsonFeed(feed))).toMatchObject({
    title: "Blog",
    home_page_url: feed.siteUrl,
    feed_url: feed.feedUrl,
    items: [
      {
        id: item.url,
        content_html: "<p>Long.</p>",
        date_published: "2026-04-21T13:00:00.000Z",
        date_modified: "2026-05-01T13:00:00.000Z",
        authors: item.authors,
        tags: item.tags,
      },
    ],
  });
});

const hostile = [
  "a ]]> b ]]]]>> c",
  `<b>&amp; "quoted" 'too'</b><!-- -->`,
  "<?xml version='1.0'?><!DOCTYPE x>",
  "🐦 kiskadee",
  "a\u0000b\u0008c\uFFFEd\u001F",
  "x\uD800y",
];

test.each([
  ["no article", { ...feed, items: [] }],
  ["an article without tags", { ...feed, items: [{ ...item, tags: [] }] }],
  ["an article", feed],
  ...hostile.map((text): [string, Feed] => [
    `the text ${JSON.stringify(text)}`,
    {
      ...feed,
      title: text,
      items: [{ ...item, title: text, summary: text, html: text, tags: [text] }],
    },
  ]),
])("every format is valid with %s", (_, feed) => {
  checkRss(rss(feed));
  checkAtom(atom(feed));
  checkJsonFeed(jsonFeed(feed));
});

test.each(hostile)("preserves the text %j as far as XML allows", (text) => {
  // XML can't represent the removed characters.
  const read = text.replace(/[\p{Cc}\uFFFE]/gu, "").replace("\uD800", "\uFFFD");
  const items = [{ ...item, title: text, html: text, tags: [text] }];
  const [inRss, inAtom] = [rss({ ...feed, items }), atom({ ...feed, items })];
  expect(textsOf(inRss, "title")).toEqual(["Blog", read]);
  expect(textsOf(inRss, "content:encoded")).toEqual([read]);
  expect(textsOf(inRss, "category")).toEqual([read]);
  expect(textsOf(inAtom, "title")).toEqual(["Blog", read]);
  expect(textsOf(inAtom, "content")).toEqual([read]);
  const category = readXml(inAtom).find(({ name }) => name === "category");
  expect(category?.attributes.term).toBe(read);
});

function textsOf(xml: string, name: string): string[] {
  return readXml(xml).flatMap((element) => (element.name === name ? [element.text] : []));
}

import { expect } from "vitest";
import { z } from "zod";
import { readXml, type XmlElement } from "./xml";

// Checks feeds against their specifications, as the W3C feed validator does.

const url = z.url({ protocol: /^https?$/ });
const rfc822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

/** Checks against RSS 2.0. */
export function checkRss(xml: string): void {
  const [root] = readXml(xml);
  expect([root?.name, root?.attributes.version]).toEqual(["rss", "2.0"]);
  const channel = only(root, "channel");
  for (const name of ["title", "link", "description", "language", "lastBuildDate"]) {
    expect(only(channel, name).text, name).not.toBe("");
  }
  url.parse(only(channel, "link").text);
  expect(only(channel, "lastBuildDate").text).toMatch(rfc822);
  const self = only(channel, "atom:link");
  expect(self.namespace).toBe("http://www.w3.org/2005/Atom");
  expect(self.attributes).toMatchObject({ rel: "self", type: "application/rss+xml" });
  for (const item of all(channel, "item")) {
    only(item, "title");
    only(item, "description");
    expect(only(item, "pubDate").text).toMatch(rfc822);
    const guid = only(item, "guid");
    expect(guid.attributes.isPermaLink).toBe("true");
    expect(url.parse(guid.text)).toBe(only(item, "link").text);
    // RSS requires an email address in `author`, so the name goes in `dc:creator`.
    expect(all(item, "author")).toEqual([]);
    const creators = all(item, "dc:creator").map(({ namespace }) => namespace);
    expect(new Set(creators)).toEqual(new Set(["http://purl.org/dc/elements/1.1/"]));
    expect(only(item, "content:encoded").namespace).toBe(
      "http://purl.org/rss/1.0/modules/content/",
    );
  }
  unique(all(channel, "item").map((item) => only(item, "guid").text));
}

/** Checks against RFC 4287. */
export function checkAtom(xml: string): void {
  const elements = readXml(xml);
  const [feed] = elements;
  expect(feed?.name).toBe("feed");
  for (const { namespace } of elements) expect(namespace).toBe("http://www.w3.org/2005/Atom");
  for (const parent of [feed, ...all(feed, "entry")]) {
    only(parent, "title");
    url.parse(only(parent, "id").text);
    expect(only(parent, "updated").text).toMatch(rfc3339);
    const links = all(parent, "link").map(({ attributes }) => attributes);
    unique(links.map(({ rel, type }) => `${rel} ${type}`));
    expect(links.map(({ rel }) => rel)).toContain("alternate");
    for (const { href } of links) url.parse(href);
  }
  expect(all(feed, "link").map(({ attributes }) => attributes.rel)).toContain("self");
  for (const entry of all(feed, "entry")) {
    expect(only(entry, "published").text).toMatch(rfc3339);
    expect(all(entry, "author")).not.toEqual([]);
    for (const author of all(entry, "author")) expect(only(author, "name").text).not.toBe("");
    expect(only(entry, "content").attributes.type).toBe("html");
    for (const { attributes } of all(entry, "category")) expect(attributes.term).toBeDefined();
  }
  unique(all(feed, "entry").map((entry) => only(entry, "id").text));
}

const JsonFeed = z.strictObject({
  version: z.literal("https://jsonfeed.org/version/1.1"),
  title: z.string(),
  home_page_url: url,
  feed_url: url,
  description: z.string(),
  icon: url,
  language: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/),
  items: z.array(
    z.strictObject({
      id: url,
      url,
      title: z.string(),
      content_html: z.string(),
      summary: z.string(),
      date_published: z.string().regex(rfc3339),
      date_modified: z.string().regex(rfc3339),
      authors: z.array(z.strictObject({ name: z.string().min(1), url: url.optional() })).min(1),
      tags: z.array(z.string()).min(1).optional(),
    }),
  ),
});

/** Checks against JSON Feed 1.1. */
export function checkJsonFeed(json: string): void {
  expect(json.isWellFormed()).toBe(true);
  unique(JsonFeed.parse(JSON.parse(json)).items.map(({ id }) => id));
}

function all(parent: XmlElement | undefined, name: string): XmlElement[] {
  return parent?.children.filter((element) => element.name === name) ?? [];
}

function only(parent: XmlElement | undefined, name: string): XmlElement {
  const [found, ...others] = all(parent, name);
  expect(others, name).toEqual([]);
  if (!found) throw new Error(`${parent?.name} has no ${name}`);
  return found;
}

function unique(values: readonly string[]): void {
  expect(new Set(values).size).toBe(values.length);
}

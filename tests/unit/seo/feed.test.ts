import { describe, expect, it } from "vitest";
import { feedHtml } from "@/lib/markdown/feed-html";
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

describe("the feed", () => {
  const elements = readXml(rss(feed));
  const texts = (name: string) => elements.filter((e) => e.name === name).map((e) => e.text);

  it("is RSS 2.0 with a channel that names itself", () => {
    expect(elements.find(({ name }) => name === "rss")?.attributes.version).toBe("2.0");
    expect(texts("title")).toEqual(["Blog", item.title]);
    expect(texts("link")).toEqual([feed.siteUrl, item.url]);
    expect(texts("language")).toEqual(["en-tt"]);
    const self = elements.find(({ name }) => name === "atom:link");
    expect(self?.attributes).toMatchObject({ rel: "self", href: feed.feedUrl });
    expect(self?.namespace).toBe("http://www.w3.org/2005/Atom");
  });

  it("writes dates as RSS wants them, in universal time", () => {
    expect(texts("pubDate")).toEqual(["Tue, 21 Apr 2026 13:00:00 GMT"]);
    expect(texts("lastBuildDate")).toEqual(["Fri, 01 May 2026 13:00:00 GMT"]);
  });

  it("has each article once, in full, under an address that stays", () => {
    expect(texts("guid")).toEqual([item.url]);
    expect(texts("description")).toEqual(["Articles", "Short."]);
    expect(texts("content:encoded")).toEqual(["<p>Long.</p>"]);
    expect(texts("dc:creator")).toEqual(["Kiskadee Studio"]);
  });

  it("is well-formed without any article", () => {
    const { updated: _, ...empty } = { ...feed, items: [] };
    expect(readXml(rss(empty)).map(({ name }) => name)).not.toContain("item");
  });
});

describe("what could break the document arrives unchanged", () => {
  it.each([
    ["the end of a CDATA section", "a ]]> b ]]]]>> c"],
    ["marks of XML", `<b>&amp; "quoted" 'too'</b><!-- -->`],
    ["an instruction", "<?xml version='1.0'?><!DOCTYPE x>"],
    ["letters beyond the first plane", "🐦 kiskadee"],
  ])("%s", (_what, text) => {
    const [channelTitle, title] = valuesOf(text, "title");
    expect([channelTitle, title]).toEqual([text, text]);
    expect(valuesOf(text, "content:encoded")).toEqual([text]);
  });

  it("but for characters that XML has no way to hold", () => {
    const [title] = valuesOf("a\u0000b\u0008c\uFFFEd\u001F", "title");
    expect(title).toBe("abcd");
    expect(valuesOf("x\uD800y", "content:encoded")).toEqual(["x\uFFFDy"]);
  });
});

describe("an article in the feed", () => {
  const html = (content: string) => feedHtml(content, "https://site.example/blog/forms");

  it("has full addresses wherever it is read", async () => {
    const out = await html("[a](/contact) [b](#part) [c](../portfolio) ![d](/work/x.webp)");
    expect(out).toContain('href="https://site.example/contact"');
    expect(out).toContain('href="https://site.example/blog/forms#part"');
    expect(out).toContain('href="https://site.example/portfolio"');
    expect(out).toContain('src="https://site.example/work/x.webp"');
  });

  it("keeps what Markdown says, callouts included", async () => {
    const out = await html("1. Slow.\n\nFix it: **less**.\n\n```ts\nconst a = 1 < 2;\n```");
    expect(out).toContain("<li>Slow.</li>");
    expect(out).toContain("Fix it: <strong>less</strong>.");
    expect(out).toContain("const a = 1 &#x3C; 2;");
  });

  it.each([
    "<script>alert(1)</script>",
    "[x](javascript:alert(1))",
    '<img src=x onerror="alert(1)">',
    "<iframe src=//evil.example></iframe>",
    "<div style=position:fixed>x</div>",
  ])("%s leaves nothing that runs or restyles", async (content) => {
    expect(await html(content)).not.toMatch(/<script|<iframe|onerror|javascript:|style=/i);
  });
});

function valuesOf(text: string, name: string): string[] {
  const document = rss({ ...feed, title: text, items: [{ ...item, title: text, html: text }] });
  return readXml(document)
    .filter((element) => element.name === name)
    .map((element) => element.text);
}

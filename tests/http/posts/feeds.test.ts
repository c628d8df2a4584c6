import { readdir } from "node:fs/promises";
import { sitePath, template } from "@/e2e/support/test-site";
import { checkAtom, checkJsonFeed, checkRss } from "../../feed-rules";
import { child, readXml } from "../../xml";
import { elementsIn, mainOf, textOf } from "../html";
import { expect, test } from "../test";

const tag = "/blog/tag/accessibility";
const checks = { "feed.xml": checkRss, "atom.xml": checkAtom, "feed.json": checkJsonFeed } as const;
const files = Object.keys(checks) as (keyof typeof checks)[];

test.for(["", tag])("the feeds at %s/ conform to their formats", async (path, { request }) => {
  for (const file of files) {
    const text = await (await request.get(`${path}/${file}`)).text();
    checks[file](text);
    expect(text).toContain(`${template.url}${path}/${file}`);
  }
});

test("the feed has every article in full, newest first", async ({ request }) => {
  const items = readXml(await (await request.get("/feed.xml")).text()).filter(
    ({ name }) => name === "item",
  );
  const times = items.map((item) => new Date(child(item, "pubDate")).getTime());
  expect(times).toEqual([...times].sort((a, b) => b - a));

  // Other tests may publish posts in the meantime.
  const articleFiles = await readdir("content/articles");
  const urls = articleFiles.map((file) => `${template.url}/blog/${file.replace(/\.md$/, "")}`);
  const articles = items.filter((item) => urls.includes(child(item, "link")));
  expect(articles.map((item) => child(item, "link")).sort()).toEqual(urls.sort());
  for (const item of articles) {
    const html = child(item, "content:encoded");
    expect(textOf(html).length).toBeGreaterThan(2000);
    for (const { tag, attributes } of elementsIn(html)) {
      expect(tag).not.toMatch(/^(script|style|iframe)$/);
      expect(attributes).not.toHaveProperty("style");
      const { href, src = href } = attributes;
      if (src !== undefined) expect(src).toMatch(/^(https?:|mailto:)/);
    }
  }
});

test("a tag's feeds list only its articles; an unknown tag has no feeds", async ({ request }) => {
  const whole = JSON.parse(await (await request.get("/feed.json")).text());
  const own = JSON.parse(await (await request.get(`${tag}/feed.json`)).text());
  const tagged = whole.items.filter(({ tags }: { tags?: string[] }) =>
    tags?.includes("Accessibility"),
  );
  expect(own.items).toEqual(tagged);
  expect(own.items.length).toBeLessThan(whole.items.length);
  expect(own).toMatchObject({ title: expect.stringContaining("Accessibility") });
  for (const file of files) {
    for (const name of ["no-such-tag", "Accessibility", "a--b", "first-tag"]) {
      expect((await request.get(`/blog/tag/${name}/${file}`)).status(), name).toBe(404);
    }
  }
});

test("pages link to the feeds, and a tag's pages also to its own", async ({ request }) => {
  const linked = async (path: string) => {
    const html = await (await request.get(path)).text();
    const [follow] = /<a [^>]*>RSS feed/.exec(mainOf(html)) ?? [];
    const links = elementsIn(html).filter(({ attributes }) => attributes.rel === "alternate");
    const hrefs = links.map(({ attributes: { href = "" } }) => sitePath(href));
    return [
      elementsIn(follow ?? "")[0]?.attributes.href,
      hrefs.filter((href) => href.match(/feed|atom/)).sort(),
    ];
  };
  const blog = files.map((file) => `/${file}`);
  expect(await linked("/blog")).toEqual(["/feed.xml", blog.sort()]);
  const own = files.map((file) => `${tag}/${file}`);
  expect(await linked(tag)).toEqual([`${tag}/feed.xml`, [...blog, ...own].sort()]);
  expect((await linked("/about"))[1]).toEqual(blog.sort());
});

test.for(["/feed.xml", "/atom.xml", `${tag}/feed.json`, "/sitemap.xml", "/sitemaps/posts-1.xml"])(
  "%s returns 304 only to a reader that already has it",
  async (path, { request }) => {
    const ask = async (headers: Record<string, string>) => {
      const response = await request.get(path, { headers });
      return [response.status(), (await response.body()).length > 0];
    };
    const { etag = "" } = (await request.get(path)).headers();
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    const known = [etag, etag.slice(2), `"other", ${etag}`, "*"];
    for (const tag of known) expect(await ask({ "if-none-match": tag }), tag).toEqual([304, false]);
    expect(await ask({ "if-none-match": '"other"' })).toEqual([200, true]);
    // There is no Last-Modified date, so If-Modified-Since is ignored, even with a future date.
    const future = new Date(Date.now() + 86_400_000).toUTCString();
    expect(await ask({ "if-modified-since": future })).toEqual([200, true]);
    const both = { "if-none-match": etag, "if-modified-since": future };
    expect(await ask(both)).toEqual([304, false]);
  },
);

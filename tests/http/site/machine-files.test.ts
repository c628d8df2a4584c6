import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { sitePath, template, testSite } from "@/e2e/support/test-site";
import { readXml, type XmlElement } from "@/tests/xml";
import { elementsIn, textOf } from "../html";
import { expect, test } from "../test";

test.for([
  ["/robots.txt", /^text\/plain/],
  ["/sitemap.xml", /^application\/xml/],
  ["/feed.xml", /^application\/rss\+xml; charset=utf-8$/],
  ["/manifest.webmanifest", /^application\/manifest\+json/],
  ["/favicon.ico", /^image\/(x-icon|vnd\.microsoft\.icon)/],
  ["/icon.svg", /^image\/svg\+xml/],
  ["/apple-icon.png", /^image\/png/],
  ["/icons/icon-192.png", /^image\/png/],
  ["/icons/icon-512.png", /^image\/png/],
  ["/icons/maskable-512.png", /^image\/png/],
] as const)(
  "%s answers as what it is, for everybody, cacheable",
  async ([path, type], { request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const headers = response.headers();
    expect(headers["content-type"]).toMatch(type);
    expect(headers["cache-control"]).toMatch(/max-?age=/);
    expect(headers["cache-control"]).not.toMatch(/no-store|private/);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers["x-content-type-options"]).toBe("nosniff");
  },
);

test("robots are kept from what is nobody's business and shown the sitemap", async ({
  request,
}) => {
  const lines = (await (await request.get("/robots.txt")).text()).split("\n");
  const closed = ["/admin", "/api", "/auth", "/booking", "/login", "/register", "/reset-password"];
  expect(lines).toEqual(expect.arrayContaining(closed.map((path) => `Disallow: ${path}`)));
  expect(lines).toContain("Allow: /");
  expect(lines).toContain(`Sitemap: ${template.url}/sitemap.xml`);
});

test("the sitemap names pages by the url they have, and dates posts alone", async ({ request }) => {
  const entries = await elementsOf(request, "/sitemap.xml", "url");
  const urls = entries.map((entry) => child(entry, "loc"));
  expect(urls.length).toBeGreaterThanOrEqual(19);
  expect(new Set(urls).size).toBe(urls.length);
  for (const entry of entries) {
    const [url, date] = [child(entry, "loc"), child(entry, "lastmod")];
    const response = await request.get(sitePath(url), { maxRedirects: 0 });
    expect(response.status(), url).toBe(200);
    const canonical = (await response.text()).match(/<link rel="canonical" href="([^"]+)"/)?.[1];
    expect(canonical).toBe(url.replace(/\/$/, ""));
    if (!/\/blog\/(?!tag\/|archive)/.test(url)) expect(date, url).toBe("");
    else expect(new Date(date).getTime()).toBeLessThanOrEqual(Date.now());
  }
});

test("the feed names itself and has every article in full, newest first", async ({ request }) => {
  const [self] = await elementsOf(request, "/feed.xml", "atom:link");
  expect(self?.attributes.href).toBe(`${template.url}/feed.xml`);
  const items = await elementsOf(request, "/feed.xml", "item");
  const times = items.map((item) => new Date(child(item, "pubDate")).getTime());
  expect(times).toEqual([...times].sort((a, b) => b - a));

  // Other tests may have published something meanwhile.
  const files = await readdir("content/articles");
  const urls = files.map((file) => `${template.url}/blog/${file.replace(/\.md$/, "")}`);
  const articles = items.filter((item) => urls.includes(child(item, "link")));
  expect(articles.map((item) => child(item, "link")).sort()).toEqual(urls.sort());
  for (const item of articles) {
    expect(child(item, "guid")).toBe(child(item, "link"));
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

test("the feed and the sitemap are renewed by whatever changes a post", async () => {
  for (const file of ["feed.xml", "sitemap.xml"]) {
    const path = join(testSite.distDir, "server/app", `${file}.meta`);
    const { headers } = JSON.parse(await readFile(path, "utf8"));
    expect(headers["x-next-cache-tags"].split(",")).toContain("posts");
  }
});

test("a reader finds the feed on the blog", async ({ request }) => {
  const html = await (await request.get("/blog")).text();
  const links = [...html.matchAll(/<a [^>]*href="\/feed\.xml"[^>]*>.*?<\/a>/gs)];
  expect(links.map(([link]) => textOf(link))).toContain("Follow by RSS");
});

test("the manifest names the site and icons of the size they claim", async ({ request }) => {
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({
    name: "Kiskadee Studio",
    short_name: "Kiskadee",
    lang: "en-TT",
  });
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain("maskable");
  for (const { src, sizes, type } of manifest.icons) {
    const response = await request.get(src);
    expect(response.headers()["content-type"]).toBe(type);
    if (sizes === "any") continue;
    const { width, height } = await sharp(await response.body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

async function elementsOf(request: APIRequestContext, path: string, name: string) {
  const elements = readXml(await (await request.get(path)).text());
  return elements.filter((element) => element.name === name);
}

/** The text of an element's child; empty where it has none. */
function child({ children }: XmlElement, name: string): string {
  return children.find((element) => element.name === name)?.text ?? "";
}

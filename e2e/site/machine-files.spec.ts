import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "../support/fixtures";
import { sitePath, template, testSite } from "../support/test-site";

const files = [
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
] as const;

for (const [path, type] of files) {
  test(`${path} answers as what it is, for everybody, cacheable`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).toMatch(type);
    expect(response.headers()["cache-control"]).toMatch(/max-?age=/);
    expect(response.headers()["cache-control"]).not.toMatch(/no-store|private/);
    expect(response.headers()["set-cookie"]).toBeUndefined();
    expect(response.headers()["x-content-type-options"]).toBe("nosniff");
  });
}

test("robots are kept from what is nobody's business and shown the sitemap", async ({
  request,
}) => {
  const lines = (await (await request.get("/robots.txt")).text()).split("\n");
  for (const path of [
    "/admin",
    "/api",
    "/auth",
    "/booking",
    "/login",
    "/register",
    "/reset-password",
  ]) {
    expect(lines).toContain(`Disallow: ${path}`);
  }
  expect(lines).toContain("Allow: /");
  expect(lines).toContain(`Sitemap: ${template.url}/sitemap.xml`);
});

test("the sitemap names pages that answer under that very address", async ({ page, request }) => {
  const urls = await inXml(page, "/sitemap.xml", (document) =>
    [...document.querySelectorAll("urlset > url > loc")].map((loc) => loc.textContent ?? ""),
  );
  expect(urls.length).toBeGreaterThanOrEqual(19);
  expect(new Set(urls).size).toBe(urls.length);
  for (const url of urls) {
    const response = await request.get(sitePath(url), { maxRedirects: 0 });
    expect(response.status(), url).toBe(200);
    const canonical = (await response.text()).match(/<link rel="canonical" href="([^"]+)"/)?.[1];
    expect(canonical).toBe(url.replace(/\/$/, ""));
  }
});

test("the sitemap dates posts by their last change, and nothing else", async ({ page }) => {
  const dated = await inXml(page, "/sitemap.xml", (document) =>
    [...document.querySelectorAll("url")].map((url) => [
      url.querySelector("loc")?.textContent ?? "",
      url.querySelector("lastmod")?.textContent ?? "",
    ]),
  );
  for (const [url = "", date = ""] of dated) {
    if (/\/blog\/./.test(url)) expect(new Date(date).getTime()).toBeLessThanOrEqual(Date.now());
    else expect(date, url).toBe("");
  }
});

test("the feed has every article in full, newest first, and names itself", async ({ page }) => {
  const feed = await inXml(page, "/feed.xml", (document) => ({
    self: document.getElementsByTagName("atom:link")[0]?.getAttribute("href"),
    items: [...document.querySelectorAll("channel > item")].map((item) => {
      const html = item.getElementsByTagName("content:encoded")[0]?.textContent ?? "";
      const content = new DOMParser().parseFromString(html, "text/html");
      const linked = [...content.querySelectorAll("[href], [src]")];
      return {
        link: item.querySelector("link")?.textContent ?? "",
        guid: item.querySelector("guid")?.textContent ?? "",
        date: item.querySelector("pubDate")?.textContent ?? "",
        length: content.body.textContent?.length ?? 0,
        targets: linked.map((part) => part.getAttribute("href") ?? part.getAttribute("src") ?? ""),
        foreign: content.querySelectorAll("script, style, iframe, [style]").length,
      };
    }),
  }));
  expect(feed.self).toBe(`${template.url}/feed.xml`);
  expect(feed.items).toHaveLength(8);
  const times = feed.items.map(({ date }) => new Date(date).getTime());
  expect(times).toEqual([...times].sort((a, b) => b - a));
  for (const { link, guid, length, targets, foreign } of feed.items) {
    expect(link).toMatch(new RegExp(`^${template.url}/blog/[a-z0-9-]+$`));
    expect(guid).toBe(link);
    expect(length).toBeGreaterThan(2000);
    for (const target of targets) expect(target).toMatch(/^(https?:|mailto:)/);
    expect(foreign).toBe(0);
  }
});

test("the feed and the sitemap are renewed by whatever changes a post", async () => {
  for (const file of ["feed.xml", "sitemap.xml"]) {
    const path = join(testSite.distDir, "server/app", `${file}.meta`);
    const { headers } = JSON.parse(await readFile(path, "utf8"));
    expect(headers["x-next-cache-tags"].split(",")).toContain("posts");
  }
});

test("a reader finds the feed on the blog", async ({ page }) => {
  await page.goto("/blog");
  await expect(page.getByRole("link", { name: "Follow by RSS" })).toHaveAttribute(
    "href",
    "/feed.xml",
  );
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

/** What the browser's own XML parser reads at the path; fails where that is not well-formed. */
async function inXml<Result>(
  page: Page,
  path: string,
  read: (document: Document) => Result,
): Promise<Result> {
  const response = await page.request.get(path);
  const document = await page.evaluateHandle(
    (xml) => new DOMParser().parseFromString(xml, "application/xml"),
    await response.text(),
  );
  expect(await document.evaluate((xml) => xml.querySelector("parsererror")?.textContent)).toBe(
    undefined,
  );
  return document.evaluate(read);
}

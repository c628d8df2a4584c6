import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { serviceClient } from "@/e2e/support/stored";
import { sitePath, template } from "@/e2e/support/test-site";
import { child, readXml } from "@/tests/xml";
import { elementsIn } from "../html";
import { expect, test } from "../test";

test.for([
  ["/robots.txt", /^text\/plain/],
  ["/sitemap.xml", /^application\/xml; charset=utf-8$/],
  ["/sitemaps/posts-1.xml", /^application\/xml; charset=utf-8$/],
  ["/feed.xml", /^application\/rss\+xml; charset=utf-8$/],
  ["/atom.xml", /^application\/atom\+xml; charset=utf-8$/],
  ["/feed.json", /^application\/feed\+json; charset=utf-8$/],
  ["/blog/tag/accessibility/feed.xml", /^application\/rss\+xml; charset=utf-8$/],
  ["/llms.txt", /^text\/plain; charset=utf-8$/],
  ["/blog/forms-people-finish.md", /^text\/markdown; charset=utf-8$/],
  ["/.well-known/security.txt", /^text\/plain; charset=utf-8$/],
  ["/manifest.webmanifest", /^application\/manifest\+json/],
  ["/favicon.ico", /^image\/(x-icon|vnd\.microsoft\.icon)/],
  ["/icon.svg", /^image\/svg\+xml/],
  ["/apple-icon.png", /^image\/png/],
  ["/icons/icon-192.png", /^image\/png/],
  ["/icons/icon-512.png", /^image\/png/],
  ["/icons/maskable-512.png", /^image\/png/],
] as const)(
  "%s has the right content type and is publicly cacheable",
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

test("security.txt names a contact and expires within a year", async ({ request }) => {
  const text = await (await request.get("/.well-known/security.txt")).text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain(`Canonical: ${template.url}/.well-known/security.txt`);
  const [, expires = ""] = /^Expires: (\S+)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test("robots.txt disallows private paths and names the sitemap", async ({ request }) => {
  const lines = (await (await request.get("/robots.txt")).text()).split("\n");
  const closed = ["/admin", "/api", "/auth", "/booking", "/login", "/register", "/reset-password"];
  expect(lines).toEqual(expect.arrayContaining(closed.map((path) => `Disallow: ${path}`)));
  expect(lines).toContain("Allow: /");
  expect(lines).toContain(`Sitemap: ${template.url}/sitemap.xml`);
});

test("the sitemap lists every crawlable page and published post, with dates for posts only", async ({
  request,
}) => {
  const parts = (await elementsOf(request, "/sitemap.xml", "loc")).map(({ text }) => text);
  expect(parts).toEqual(
    ["pages", "posts", "tags"].map((name) => `${template.url}/sitemaps/${name}-1.xml`),
  );
  const entries = (
    await Promise.all(parts.map((part) => elementsOf(request, sitePath(part), "url")))
  ).flat();
  const dates = Object.fromEntries(
    entries.map((entry) => [sitePath(child(entry, "loc")), child(entry, "lastmod")]),
  );
  expect(Object.keys(dates)).toHaveLength(entries.length);
  expect(Object.keys(dates).sort()).toEqual([...(await crawl(request))].sort());

  const posts = (await serviceClient()).from("blogs").select("slug, updated_at");
  const { data } = await posts.eq("published", true);
  const dated = (data ?? []).map(({ slug, updated_at }) => [
    `/blog/${slug}`,
    new Date(updated_at).toISOString(),
  ]);
  expect(Object.fromEntries(Object.entries(dates).filter(([, date]) => date))).toEqual(
    Object.fromEntries(dated),
  );
});

test("the sitemap lists pictures of posts and projects, and unknown parts return 404", async ({
  request,
}) => {
  const images = [
    ...(await elementsOf(request, "/sitemaps/pages-1.xml", "image:loc")),
    ...(await elementsOf(request, "/sitemaps/posts-1.xml", "image:loc")),
  ];
  expect(images.length).toBeGreaterThanOrEqual(10);
  for (const { text, namespace } of images) {
    expect(namespace).toBe("http://www.google.com/schemas/sitemap-image/1.1");
    const { [text]: type } = { [text]: (await request.get(sitePath(text))).headers() };
    expect(type?.["content-type"], text).toMatch(/^image\//);
  }
  const none = "posts-2.xml posts-0.xml posts-01.xml pages-2.xml x-1.xml posts-1";
  for (const part of none.split(" ")) {
    expect((await request.get(`/sitemaps/${part}`)).status(), part).toBe(404);
  }
});

/** Follows links and returns the paths of all indexable pages. */
async function crawl(request: APIRequestContext): Promise<Set<string>> {
  const [found, seen, open] = [new Set<string>(), new Set(["/"]), ["/"]];
  for (const path of open) {
    const response = await request.get(path, { maxRedirects: 0 });
    if (response.status() !== 200 || !response.headers()["content-type"]?.includes("html"))
      continue;
    const html = await response.text();
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    const closed = /<meta name="robots" content="noindex/.test(html);
    if (!closed && canonical && new URL(canonical).pathname === path) found.add(path);
    for (const { tag, attributes } of elementsIn(html)) {
      const { href = "" } = attributes;
      if (tag !== "a" || !/^\/(?!\/)[^?#]*$/.test(href) || seen.has(href)) continue;
      seen.add(href);
      open.push(href);
    }
  }
  return found;
}

test("llms.txt lists the site's pages and newest posts as Markdown", async ({ request }) => {
  const text = await (await request.get("/llms.txt")).text();
  expect(text).toMatch(/^# Kiskadee Studio\n\n> Kiskadee Studio designs .+\n\n## Pages\n/);
  const sections = text.match(/^## .+/gm);
  expect(sections).toEqual(["## Pages", "## Projects", "## Newest articles", "## Optional"]);
  const listed = text.match(/^- .+/gm) ?? [];
  for (const item of listed) {
    const [, url = ""] = /^- \[[^\]]+\]\((https?:[^)]+)\)(: .+)?$/.exec(item) ?? [];
    expect((await request.get(sitePath(url), { maxRedirects: 0 })).status(), item).toBe(200);
  }
  expect(listed.filter((item) => item.includes(".md)")).length).toBeGreaterThanOrEqual(6);
});

test("a post is also served as its Markdown source, with noindex and a canonical link", async ({
  request,
}) => {
  const slug = "forms-people-finish";
  const url = `${template.url}/blog/${slug}`;
  const response = await request.get(`/blog/${slug}.md`);
  expect(response.headers()).toMatchObject({
    "x-robots-tag": "noindex",
    link: `<${url}>; rel="canonical"`,
  });
  const text = await response.text();
  const [, head = "", content] = /^---\n(.*?)\n---\n\n(.*)$/s.exec(text) ?? [];
  const values = head.split("\n").map((line) => line.split(/: (.*)/, 2) as [string, string]);
  const matter = Object.fromEntries(values.map(([name, value]) => [name, JSON.parse(value)]));
  const posts = (await serviceClient()).from("blogs").select("title, content, tags, created_at");
  const { data } = await posts.eq("slug", slug).single();
  expect(content).toBe(data?.content);
  expect(matter).toMatchObject({ title: data?.title, url, tags: data?.tags });
  expect(Date.parse(matter.published)).toBe(Date.parse(data?.created_at ?? ""));
  const html = await (await request.get(`/blog/${slug}`)).text();
  const link = elementsIn(html).find(({ attributes }) => attributes.type === "text/markdown");
  expect(link?.attributes).toMatchObject({ rel: "alternate", href: `${url}.md` });
  for (const name of ["no-such-post", "archive", "A-post", "first-post"]) {
    expect((await request.get(`/blog/${name}.md`)).status(), name).toBe(404);
  }
});

test("the manifest names the site and icons of the declared sizes", async ({ request }) => {
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

import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "../support/fixtures";
import { storePost } from "../support/stored";
import { sitePath, template } from "../support/test-site";

const pages = {
  "/": "WebPage",
  "/about": "AboutPage",
  "/portfolio": "CollectionPage",
  "/portfolio/9": "WebPage",
  "/blog": "CollectionPage",
  "/blog/forms-people-finish": "WebPage",
  "/contact": "ContactPage",
  "/get-started": "WebPage",
  "/privacy": "WebPage",
  "/terms": "WebPage",
  "/coming-soon": "WebPage",
} as const;

for (const [path, kind] of Object.entries(pages)) {
  test(`${path} has all of its head data, each once`, async ({ page, request }) => {
    const only = await headOf(page, path);
    const address = new URL(path, template.url).href.replace(/\/$/, "");
    const pageTitle = only("title", "textContent");
    expect(pageTitle).toContain("Kiskadee Studio");
    const description = only('meta[name="description"]');
    expect(description.length).toBeGreaterThan(30);
    expect(only('meta[name="keywords"]')).not.toBe("");
    expect(only('meta[name="robots"]')).toContain("index, follow");
    expect(only('link[rel="canonical"]', "href")).toBe(address);
    const title = only('meta[property="og:title"]');
    expect(pageTitle).toContain(title);
    expect(only('meta[property="og:description"]')).toBe(description);
    expect(only('meta[property="og:url"]')).toBe(address);
    expect(only('meta[property="og:locale"]')).toBe("en_TT");
    expect(only('meta[property="og:site_name"]')).toBe("Kiskadee Studio");
    expect(only('meta[property="og:type"]')).toBe(/\/blog\/./.test(path) ? "article" : "website");
    expect(only('meta[property="og:image:alt"]')).not.toBe("");
    expect(only('meta[name="twitter:card"]')).toBe("summary_large_image");
    expect(only('meta[name="twitter:title"]')).toBe(title);
    expect(only('meta[name="twitter:description"]')).toBe(description);
    const image = only('meta[property="og:image"]');
    expect(only('meta[name="twitter:image"]')).toBe(image);
    const feed = 'link[rel="alternate"][type="application/rss+xml"]';
    expect(only(feed, "href")).toBe(`${template.url}/feed.xml`);
    expect(only('link[rel="manifest"]', "href")).toBe("/manifest.webmanifest");

    const preview = await request.get(sitePath(image));
    expect(preview.status()).toBe(200);
    expect(preview.headers()["content-type"]).toBe("image/png");
    expect(preview.headers()["cache-control"]).toContain("s-maxage=");
    const { width, height } = await sharp(await preview.body()).metadata();
    expect([String(width), String(height)]).toEqual([
      only('meta[property="og:image:width"]'),
      only('meta[property="og:image:height"]'),
    ]);
  });

  test(`${path} says what it is, in one connected graph`, async ({ request }) => {
    const nodes = graphIn(await (await request.get(path)).text());
    const types = nodes.map((node) => node["@type"]);
    for (const type of ["Organization", "WebSite", "ProfessionalService", kind]) {
      expect(types.filter((known) => known === type)).toHaveLength(1);
    }
    expect(types.includes("BreadcrumbList")).toBe(path !== "/");
    const site = nodes.find((node) => node["@type"] === kind);
    expect(site?.url).toBe(new URL(path, template.url).href);
  });
}

test("no two pages share a title, a description or a preview", async ({ request }) => {
  const heads = await Promise.all(
    Object.keys(pages).map(async (path) => {
      const html = await (await request.get(path)).text();
      const part = (pattern: RegExp) => html.match(pattern)?.[1];
      return [
        part(/<title>([^<]+)/),
        part(/<meta name="description" content="([^"]+)/),
        part(/<meta property="og:image" content="([^"]+)/),
      ];
    }),
  );
  for (const index of [0, 1, 2]) {
    const values = heads.map((head) => head[index]);
    expect(values).not.toContain(undefined);
    expect(new Set(values).size).toBe(values.length);
  }
});

test("the rating in the home page's graph is the one that the page shows", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const studio = graphIn(html).find((node) => node["@type"] === "ProfessionalService");
  const { ratingValue, reviewCount } = (studio?.aggregateRating ?? {}) as Record<string, string>;
  const text = html.replace(/<!-- -->|<\/?strong>/g, "");
  expect(text).toContain(`Rated ${ratingValue} out of 5 in ${reviewCount} client reviews.`);
});

test("a hostile title stays a title, in the head, the graph and the preview", async ({
  page,
  request,
}) => {
  const title = '</script><script>document.title="broken"</script><!-- <b> "&';
  const slug = `hostile-title-${Date.now()}`;
  const remove = await storePost({ title, slug, content: "Nothing to see." });
  try {
    await page.goto(`/blog/${slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} | Kiskadee Studio`);
    const script = page.locator('script[type="application/ld+json"]');
    await expect(script).toHaveCount(1);
    const posting = graphIn(await (await request.get(`/blog/${slug}`)).text()).find(
      (node) => node["@type"] === "BlogPosting",
    );
    expect(posting?.headline).toBe(title);
    const only = await headOf(page, `/blog/${slug}`);
    const preview = await request.get(sitePath(only('meta[property="og:image"]')));
    expect(preview.headers()["content-type"]).toBe("image/png");
  } finally {
    await remove();
  }
});

test.describe("where nothing is", () => {
  test.use({ expectedErrors: /status of 404/ });

  for (const path of ["/no/such/page", "/blog/no-such-post", "/portfolio/1"]) {
    test(`${path} asks not to be indexed`, async ({ page }) => {
      await page.goto(path);
      const robots = await page.locator('meta[name="robots"]').all();
      expect(robots.length).toBeGreaterThan(0);
      for (const meta of robots) await expect(meta).toHaveAttribute("content", /noindex/);
      await expect(page.locator("title")).toHaveCount(1);
    });
  }

  for (const file of [
    "pages/none.png",
    "pages/constructor.png",
    "blog/no-such-post.png",
    "blog/forms-people-finish",
    "portfolio/1.png",
    "none/home.png",
    `blog/${"a".repeat(1000)}.png`,
    "blog/%00.png",
  ]) {
    test(`there is no preview at ${file.slice(0, 40)}`, async ({ request }) => {
      expect((await request.get(`/social/${file}`)).status()).toBe(404);
    });
  }
});

type Only = (selector: string, attribute?: string) => string;

/**
 * The head of a page as it arrives, before any script. What comes back reads an attribute of the one
 * element that a selector finds there, and fails if there is none or another.
 */
async function headOf(page: Page, path: string): Promise<Only> {
  const response = await page.request.get(path);
  const elements = await page.evaluate(
    (html) => {
      const { head } = new DOMParser().parseFromString(html, "text/html");
      return [...head.querySelectorAll("title, meta, link")].map((element) => ({
        tag: element.tagName.toLowerCase(),
        textContent: element.textContent ?? "",
        ...Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      }));
    },
    await response.text(),
  );
  return (selector, attribute = "content") => {
    const [, tag, conditions = ""] = selector.match(/^(\w+)(.*)$/) ?? [];
    const wanted = [...conditions.matchAll(/\[([\w:]+)="([^"]+)"\]/g)];
    const found = (elements as Record<string, string>[]).filter(
      (element) =>
        element.tag === tag && wanted.every(([, name = "", value]) => element[name] === value),
    );
    expect(found, selector).toHaveLength(1);
    return found[0]?.[attribute] ?? "";
  };
}

function graphIn(html: string): Record<string, unknown>[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
  expect(scripts).toHaveLength(1);
  const text = scripts[0]?.[1] ?? "";
  expect(text).not.toMatch(/[<>&]/);
  const { "@context": context, "@graph": nodes } = JSON.parse(text);
  expect(context).toBe("https://schema.org");
  return nodes;
}

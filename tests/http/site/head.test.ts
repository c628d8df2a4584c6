import sharp from "sharp";
import { pages } from "@/e2e/support/pages";
import { storePost } from "@/e2e/support/stored";
import { sitePath, template } from "@/e2e/support/test-site";
import { graphIn, headOf } from "../head";
import { headingOf } from "../html";
import { expect, test } from "../test";

/** Schema.org types more specific than WebPage, by path. */
const kinds: Record<string, string> = {
  "/about": "AboutPage",
  "/portfolio": "CollectionPage",
  "/blog": "CollectionPage",
  "/blog/archive": "CollectionPage",
  "/contact": "ContactPage",
};
// Query variants share the head of their page.
const ownPages = pages.filter((path) => !path.includes("?"));

test.for(ownPages)(
  "%s has complete metadata without duplicates, and one JSON-LD graph",
  async (path, { request }) => {
    const kind = kinds[path] ?? "WebPage";
    const html = await (await request.get(path)).text();
    const { title: pageTitle, meta, link } = headOf(html);
    expect(pageTitle).toContain("Kiskadee Studio");
    const description = meta("description");
    expect(description.length).toBeGreaterThan(30);
    expect(meta("keywords")).not.toBe("");
    expect(meta("robots")).toContain("index, follow");
    const url = new URL(path, template.url).href.replace(/\/$/, "");
    expect(link("canonical")).toBe(url);
    const title = meta("og:title");
    expect(pageTitle).toContain(title);
    expect(meta("og:description")).toBe(description);
    expect(meta("og:url")).toBe(url);
    expect(meta("og:locale")).toBe("en_TT");
    expect(meta("og:site_name")).toBe("Kiskadee Studio");
    expect(meta("og:type")).toBe(/\/blog\/(?!archive)./.test(path) ? "article" : "website");
    expect(meta("og:image:alt")).not.toBe("");
    expect(meta("twitter:card")).toBe("summary_large_image");
    expect(meta("twitter:title")).toBe(title);
    expect(meta("twitter:description")).toBe(description);
    const image = meta("og:image");
    expect(meta("twitter:image")).toBe(image);
    expect(link("alternate", "application/rss+xml")).toBe(`${template.url}/feed.xml`);
    expect(link("manifest")).toBe("/manifest.webmanifest");

    const preview = await request.get(sitePath(image));
    expect(preview.status()).toBe(200);
    expect(preview.headers()["content-type"]).toBe("image/png");
    expect(preview.headers()["cache-control"]).toContain("s-maxage=");
    const { width, height } = await sharp(await preview.body()).metadata();
    expect([String(width), String(height)]).toEqual([
      meta("og:image:width"),
      meta("og:image:height"),
    ]);

    const nodes = graphIn(html);
    const types = nodes.map((node) => node["@type"]);
    for (const type of ["Organization", "WebSite", "ProfessionalService", "BreadcrumbList", kind]) {
      expect(types.filter((known) => known === type)).toHaveLength(1);
    }
    const site = nodes.find((node) => node["@type"] === kind);
    expect(site?.url).toBe(new URL(path, template.url).href);
  },
);

test("no two pages share a title, description or preview image", async ({ request }) => {
  const heads = await Promise.all(
    ownPages.map(async (path) => headOf(await (await request.get(path)).text())),
  );
  for (const values of [
    heads.map(({ title }) => title),
    heads.map(({ meta }) => meta("description")),
    heads.map(({ meta }) => meta("og:image")),
  ]) {
    expect(values).not.toContain("");
    expect(new Set(values).size).toBe(values.length);
  }
});

test("the rating in the home page's JSON-LD matches the one on the page", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const studio = graphIn(html).find((node) => node["@type"] === "ProfessionalService");
  const { ratingValue, reviewCount } = (studio?.aggregateRating ?? {}) as Record<string, string>;
  const text = html.replace(/<!-- -->|<\/?strong>/g, "");
  expect(text).toContain(`Rated ${ratingValue} out of 5 in ${reviewCount} client reviews.`);
});

test("a hostile title is escaped in the head and the JSON-LD, and still gets a preview image", async ({
  request,
  onTestFinished,
}) => {
  const title = '</script><script>document.title="broken"</script><!-- <b> "&';
  const slug = `hostile-title-${Date.now()}`;
  onTestFinished(await storePost({ title, slug, content: "Nothing to see." }));
  const html = await (await request.get(`/blog/${slug}`)).text();
  expect(headingOf(html)).toBe(title);
  for (const part of ["<script>document.title", "<!-- <b>"]) expect(html).not.toContain(part);
  const head = headOf(html);
  expect(head.title).toBe(`${title} | Kiskadee Studio`);
  expect(head.meta("og:title")).toBe(title);
  const posting = graphIn(html).find((node) => node["@type"] === "BlogPosting");
  expect(posting?.headline).toBe(title);
  const preview = await request.get(sitePath(head.meta("og:image")));
  expect(preview.headers()["content-type"]).toBe("image/png");
});

const nowhere = [
  ..."pages/none.png pages/constructor.png blog/no-such-post.png blog/%00.png".split(" "),
  ...["blog/forms-people-finish", "portfolio/1.png", "none/home.png"],
  `blog/${"a".repeat(1000)}.png`,
];

test.for(nowhere.map((file) => [file.slice(0, 40), file] as const))(
  "there is no preview image at %s",
  async ([, file], { request }) => {
    expect((await request.get(`/social/${file}`)).status()).toBe(404);
  },
);

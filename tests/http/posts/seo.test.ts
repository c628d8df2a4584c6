import { storePost } from "@/e2e/support/stored";
import { template } from "@/e2e/support/test-site";
import { emptyPost } from "@/lib/posts/admin/fields/fields";
import { deletePosts, signInAsAdmin } from "../admin-session";
import { graphIn, headOf } from "../head";
import { test as base, expect } from "../test";

/** Deletes posts as an admin, so that cached pages expire. */
const test = base
  .extend("admin", ({ request }) => signInAsAdmin(request))
  .extend("slug", async ({ admin }, { onCleanup }) => {
    const slug = `found-${crypto.randomUUID().slice(0, 8)}`;
    onCleanup(() => deletePosts(admin, `${slug}-%`));
    return slug;
  });

test("a post's head uses its custom search and sharing texts", async ({
  request,
  onTestFinished,
}) => {
  const slug = `found-${crypto.randomUUID().slice(0, 8)}`;
  onTestFinished(
    await storePost({
      ...{ title: "The title of the post", slug, content: "Text.", excerpt: "The excerpt." },
      ...{ meta_title: "The title in search", meta_description: "Described for search." },
      share_title: "The title that is shared",
    }),
  );
  const html = await (await request.get(`/blog/${slug}`)).text();
  const { title, meta, link } = headOf(html);
  expect(title).toContain("The title in search | ");
  for (const name of ["description", "og:description", "twitter:description"]) {
    expect(meta(name)).toBe("Described for search.");
  }
  for (const name of ["og:title", "twitter:title"]) {
    expect(meta(name)).toBe("The title that is shared");
  }
  expect(meta("robots")).toContain("index, follow");
  const url = `${template.url}/blog/${slug}`;
  expect([link("canonical"), meta("og:url")]).toEqual([url, url]);
  expect(node(html, "WebPage")).toMatchObject({
    ...{ name: "The title in search", description: "Described for search.", url },
  });
  expect(node(html, "BlogPosting")).toMatchObject({
    ...{ headline: "The title of the post", description: "Described for search.", url },
  });
});

test("a post with noindex or an external canonical URL is on the blog but not in the sitemap", async ({
  request,
  admin,
  slug,
}) => {
  const [hidden, moved, own] = [`${slug}-hidden`, `${slug}-moved`, `${slug}-own`];
  const save = async (slug: string, changes: object) => {
    const texts = { title: `The title of ${slug}`, slug, content: "Text.", published: true };
    const values = { ...emptyPost, ...texts, ...changes };
    expect(await admin.call("savePost", { args: [null, values] })).toContain('"status":"saved"');
  };
  const first = "https://elsewhere.example/first?a=b";
  await save(hidden, { noindex: true });
  await save(moved, { canonical_url: first });
  // The post's own URL does not count as external.
  await save(own, { canonical_url: `/blog/${own}` });

  const page = async (slug: string) => (await request.get(`/blog/${slug}`)).text();
  const head = async (slug: string) => headOf(await page(slug));
  expect((await head(hidden)).meta("robots")).toBe("noindex, follow");
  const elsewhere = await head(moved);
  expect(elsewhere.meta("robots")).toContain("index, follow");
  expect([elsewhere.link("canonical"), elsewhere.meta("og:url")]).toEqual([first, first]);
  expect(node(await page(moved), "BlogPosting")).toMatchObject({ url: first });
  const { link } = (await request.get(`/blog/${moved}.md`)).headers();
  expect(link).toBe(`<${first}>; rel="canonical"`);
  expect((await head(own)).link("canonical")).toBe(`${template.url}/blog/${own}`);

  const listed = async (path: string) => {
    const text = await (await request.get(path)).text();
    return [hidden, moved, own].map((slug) => text.includes(`/blog/${slug}`));
  };
  expect(await listed("/sitemaps/posts-1.xml")).toEqual([false, false, true]);
  expect(await listed("/llms.txt")).toEqual([false, false, true]);
  expect(await listed("/blog")).toEqual([true, true, true]);
  expect(await listed("/feed.xml")).toEqual([true, true, true]);
});

function node(html: string, type: string) {
  return graphIn(html).find((one) => one["@type"] === type);
}

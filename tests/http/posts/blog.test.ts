import { headingOf } from "../html";
import { expect, test } from "../test";

const missing = ["No-Such-Post", "%2e%2e%2fetc", "a".repeat(2000)];

test.for(missing.map((slug) => [slug.slice(0, 30), slug] as const))(
  "/blog/%s says that no post is there, with 404",
  async ([, slug], { request }) => {
    const response = await request.get(`/blog/${slug}`);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(headingOf(html)).toBe("Blog Post Not Found");
    expect(html).toContain("doesn&#x27;t exist or isn&#x27;t published yet.");
    expect(html).toMatch(/<a [^>]*href="\/blog"[^>]*>(<[^>]*>)*Back to Blog/);
  },
);

test.for(["2", "0", "x", "99999999"])("/blog/page/%s is not there", async (page, { request }) => {
  expect((await request.get(`/blog/page/${page}`)).status()).toBe(404);
});

test("the first page of the list has one address only", async ({ request }) => {
  const response = await request.get("/blog/page/1", { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe("/blog");
});

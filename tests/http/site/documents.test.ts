import { describe } from "vitest";
import { pages } from "@/e2e/support/pages";
import { storePost } from "@/e2e/support/stored";
import { elementsIn } from "../html";
import { expect, test } from "../test";

describe.each(pages)("%s", (path) => {
  test("is one complete document for everybody, cacheable, without cookies", async ({
    request,
  }) => {
    const first = await request.get(path);
    const second = await request.get(path, { headers: { cookie: "session-hint=admin" } });
    expect(first.status()).toBe(200);
    expect(first.headers()["cache-control"]).toContain("s-maxage=");
    expect(first.headers()["set-cookie"]).toBeUndefined();
    const html = await first.text();
    expect(html).toContain("</html>");
    expect(html).toMatch(/<h1[^>]*>[^<]/);
    expect(await second.text()).toBe(html);
  });

  test("carries the headers that protect it", async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers["content-security-policy"]).toMatch(/script-src 'self'( 'sha256-[^']+'){2};/);
    expect(headers["content-security-policy"]).not.toMatch(/script-src[^;]*'unsafe-/);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    expect(headers["x-powered-by"]).toBeUndefined();
  });
});

test("a page's first hit has its policy too, and the next is the same", async ({ request }) => {
  const path = `/blog/first-hit-${Date.now()}`;
  const first = await request.get(path);
  const second = await request.get(path);
  expect(first.status()).toBe(404);
  expect(first.headers()["content-security-policy"]).toMatch(/'sha256-/);
  expect(second.headers()["content-security-policy"]).toBe(
    first.headers()["content-security-policy"],
  );
  expect(await second.text()).toBe(await first.text());
});

test("a post with 60 KB of code has headers of 2 KB at most", async ({
  request,
  onTestFinished,
}) => {
  const line = "const total = items.filter((item) => item.price > 10).length; // <b>\n";
  const code = `\`\`\`ts\n${line.repeat(Math.ceil((60 * 1024) / line.length))}\`\`\``;
  const slug = `code-${crypto.randomUUID()}`;
  onTestFinished(await storePost({ title: "Code", slug, content: code }));
  const response = await request.get(`/blog/${slug}`);
  expect(response.status()).toBe(200);
  const sizes = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`.length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(2048);
});

test.for([
  "/",
  "/blog",
  "/blog/forms-people-finish",
  "/portfolio/7",
  "/contact",
  "/get-started?plan=starter",
  "/privacy",
  "/login",
  "/register",
])("the HTML of %s is valid where React or a name can spoil it", async (path, { request }) => {
  const html = await (await request.get(path)).text();
  const elements = elementsIn(html.replace(/(<script[^>]*>).*?<\/script>/gs, "$1"));
  const values = (name: string) =>
    elements.flatMap(({ attributes }) => (name in attributes ? [attributes[name]] : []));
  expect(values("action")).not.toContain("");
  const ids = values("id");
  expect(ids.length).toBeGreaterThan(5);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  for (const time of values("datetime")) expect(time).toMatch(iso);
});

const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

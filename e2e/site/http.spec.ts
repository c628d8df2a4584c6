import { gzipSync } from "node:zlib";
import type { Request } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { pages } from "../support/pages";
import { storePost } from "../support/stored";
import { template, testSite } from "../support/test-site";

for (const path of pages) {
  test(`${path} is one complete document for everybody, cacheable, without cookies`, async ({
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

  test(`${path} carries the headers that protect it`, async ({ request }) => {
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

  test(`${path} loads at most 165 KB of JavaScript before any interaction, none of it Supabase's`, async ({
    page,
  }) => {
    const requests: Request[] = [];
    page.on("requestfinished", (request) => requests.push(request));
    await page.goto(path, { waitUntil: "networkidle" });
    const scripts = await Promise.all(
      requests
        .filter((request) => request.resourceType() === "script")
        .map(async (request) => (await request.response())?.body() ?? Buffer.of()),
    );
    const total = scripts.reduce((sum, body) => sum + gzipSync(body).length, 0);
    test
      .info()
      .annotations.push({ type: "JavaScript", description: `${Math.round(total / 1024)} KB gzip` });
    expect(scripts.length).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(165 * 1024);
    for (const body of scripts) expect(body.toString()).not.toMatch(/supabase/i);
  });
}

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

test("a post with 60 KB of code has headers of 2 KB at most", async ({ request }) => {
  const line = "const total = items.filter((item) => item.price > 10).length; // <b>\n";
  const code = `\`\`\`ts\n${line.repeat(Math.ceil((60 * 1024) / line.length))}\`\`\``;
  const slug = `code-${crypto.randomUUID()}`;
  const removePost = await storePost({ title: "Code", slug, content: code });
  const response = await request.get(`/blog/${slug}`);
  expect(response.status()).toBe(200);
  const sizes = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`.length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(2048);
  await removePost();
});

test.describe("a submission", () => {
  const multipart = { user_name: "A", user_email: "a@mail.example", message: "Hello" };
  const origin = testSite.url;

  test("without an origin is refused", async ({ request }) => {
    const response = await request.post("/contact", { multipart });
    expect(response.status()).toBe(403);
    expect(await response.text()).toContain("sent from another site");
  });

  for (const foreign of ["https://evil.example", "null", `${template.url}.evil.example`]) {
    test(`from ${foreign} is refused`, async ({ request }) => {
      const response = await request.post("/contact", { multipart, headers: { origin: foreign } });
      expect(response.status()).toBe(403);
    });
  }

  test("of ten megabytes is refused with a reason", async ({ request }) => {
    const response = await request.post("/contact", {
      headers: { origin },
      multipart: { ...multipart, message: "x".repeat(10 * 1024 * 1024) },
    });
    expect(response.status()).toBe(413);
    expect(await response.text()).toContain("too much to send at once");
  });

  for (const method of ["PUT", "PATCH", "DELETE"]) {
    test(`by ${method} is refused`, async ({ request }) => {
      const response = await request.fetch("/contact", {
        method,
        headers: { origin, "content-type": "text/plain" },
        data: "x",
      });
      expect(response.status()).toBe(405);
      expect(response.headers().allow).toBe("GET, HEAD, POST");
    });
  }

  for (const type of ["multipart/form-data", "multipart/form-data; boundary=x"]) {
    test(`of garbage as ${type} is refused with a reason`, async ({ request }) => {
      const headers = { origin, "content-type": type };
      const response = await request.post("/contact", { headers, data: "garbage" });
      expect(response.status()).toBe(400);
      expect(await response.text()).toContain("could not be read");
    });
  }

  for (const [what, headers, data] of [
    [
      "an action that does not exist",
      { "next-action": "00".repeat(21), "content-type": "text/plain" },
      "[]",
    ],
    ["a form of nothing", { "content-type": "application/x-www-form-urlencoded" }, ""],
    [
      "forged action fields",
      { "content-type": "application/x-www-form-urlencoded" },
      "$ACTION_ID_00=1",
    ],
  ] as const) {
    test(`with ${what} shows no trace of the code`, async ({ request }) => {
      const response = await request.post("/contact", { headers: { origin, ...headers }, data });
      const text = await response.text();
      expect(text).not.toMatch(/\bat [\w.]+ \(|node_modules|\.tsx?:\d+/);
      expect(response.headers()["x-content-type-options"]).toBe("nosniff");
    });
  }
});

test.describe("the outbox endpoint", () => {
  for (const authorization of ["", "Bearer wrong", "Basic x"]) {
    test(`refuses ${authorization || "no authorization"}`, async ({ request }) => {
      const response = await request.post("/api/cron/outbox", { headers: { authorization } });
      expect(response.status()).toBe(401);
    });
  }
});

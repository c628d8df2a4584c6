import { pages } from "@/e2e/support/pages";
import { storePost } from "@/e2e/support/stored";
import { elementsIn, headingOf, mainOf } from "../html";
import { hasPageSteps } from "../page-steps";
import { expect, test } from "../test";

test.for(pages)(
  "%s is the same cacheable document for everyone, with security headers",
  async (path, { request }) => {
    const first = await request.get(path);
    const second = await request.get(path, { headers: { cookie: "viewer-hint=admin" } });
    expect(first.status()).toBe(200);
    const html = await first.text();
    expect(html).toContain("</html>");
    expect(html).toMatch(/<h1[^>]*>(<span[^>]*>)*[^<]/);
    expect(await second.text()).toBe(html);
    const headers = first.headers();
    expect(headers["cache-control"]).toContain("s-maxage=");
    const [, hashes = ""] =
      /script-src 'self'((?: 'sha256-[^']+')+);/.exec(headers["content-security-policy"] ?? "") ??
      [];
    expect(hashes).not.toBe("");
    if (hasPageSteps) expect(hashes.split(" '")).toHaveLength(3);
    expect(headers["content-security-policy"]).not.toMatch(/script-src[^;]*'unsafe-/);
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
    for (const name of ["set-cookie", "x-powered-by"]) expect(headers[name]).toBeUndefined();
  },
);

test("the first request for a page gets the same CSP and HTML as the next", async ({ request }) => {
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

const line = "const total = items.filter((item) => item.price > 10).length; // <b>\n";
const sentence = "A visitor who meets the **site** has a [question](/about). ";
const paragraph = `${sentence}${"Nothing else on the page matters as much. ".repeat(12)}\n\n`;

test.runIf(hasPageSteps).for([
  ["60 KB of code", 500, `\`\`\`ts\n${line.repeat(Math.ceil((60 * 1024) / line.length))}\`\`\``],
  ["199,000 characters", 300, paragraph.repeat(199_000 / paragraph.length)],
] as const)(
  "a post of %s makes a page of at most %i KB, with at most 2 KB of headers",
  async (row, { request, onTestFinished }) => {
    const [, size, content] = row;
    const slug = `long-${crypto.randomUUID()}`;
    onTestFinished(await storePost({ title: "Long", slug, content, excerpt: "In short." }));
    const response = await request.get(`/blog/${slug}`);
    expect((await response.text()).length).toBeLessThanOrEqual(size * 1024);
    expect(response.status()).toBe(200);
    const sizes = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`.length);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(2048);
  },
);

const spoilable =
  "/ /blog /blog/forms-people-finish /portfolio/7 /contact /get-started?plan=starter /privacy /login /register";

test.for(spoilable.split(" "))(
  "the HTML of %s has unique ids, ISO dates and no empty form actions",
  async (path, { request }) => {
    const html = await (await request.get(path)).text();
    const elements = elementsIn(html.replace(/(<script[^>]*>).*?<\/script>/gs, "$1"));
    const values = (name: string) =>
      elements.flatMap(({ attributes }) => (name in attributes ? [attributes[name]] : []));
    expect(values("action")).not.toContain("");
    const ids = values("id");
    expect(ids.length).toBeGreaterThan(5);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const time of values("datetime")) expect(time).toMatch(iso);
  },
);

const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

const long = "a".repeat(6_000);
const forgedLink = "?token_hash=%00%0d%0a<script>alert(1)</script>&type=signup";
const noForm = /^(?!.*<(form|button))/s;

// Unit tests of ids, slugs and tokens cover other malformed input.
test.for<[string, number, RegExp, string[]]>([
  [
    "Page not found",
    404,
    /exist or has been moved\..*<a [^>]*href="\/"[^>]*>(<[^>]*>)*Go back home/s,
    ["/no/such/page", "/blog/page/99", "/blog/page/0", "/blog/page/x"],
  ],
  [
    "Blog Post Not Found",
    404,
    /isn&#x27;t published yet\..*<a [^>]*href="\/blog"[^>]*>(<[^>]*>)*Back to Blog/s,
    ["/blog/No-Such-Post", "/blog/%2e%2e%2fetc", `/blog/${long}`],
  ],
  [
    "Project not found",
    404,
    /looking for doesn&#x27;t exist\..*<a [^>]*href="\/portfolio"[^>]*>(<[^>]*>)*Back to portfolio/s,
    ["/portfolio/1", "/portfolio/%37%20", `/portfolio/${long}`],
  ],
  [
    "This link doesn't work.",
    403,
    noForm,
    ["/booking", "/booking?token=%00", "/booking?token=a&token=b", `/booking?token=${long}`],
  ],
  [
    "This link doesn't work.",
    403,
    noForm,
    ["", forgedLink, `?token_hash=${long}&type=signup`].map((query) => `/auth/confirm${query}`),
  ],
  [
    "This link doesn't work.",
    403,
    noForm,
    ["confirm", "unsubscribe?token=%00%0d%0a<script>", `confirm?token=${long}`].map(
      (path) => `/newsletter/${path}`,
    ),
  ],
  ["This link has expired.", 410, noForm, ["/auth/confirm?type=recovery&outcome=expired"]],
])("shows “%s” with status %i and noindex", async (row, { request }) => {
  const [heading, status, content, paths] = row;
  for (const path of paths) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(status);
    const html = await response.text();
    expect(headingOf(html)).toBe(heading);
    expect(mainOf(html)).toMatch(content);
    expect(html.match(/<title>/g)).toHaveLength(1);
    const robots = elementsIn(html).filter(({ attributes }) => attributes.name === "robots");
    expect(robots.length, path).toBeGreaterThan(0);
    for (const { attributes } of robots) expect(attributes.content).toContain("noindex");
  }
});

test("page 1 of the blog redirects to /blog", async ({ request }) => {
  const response = await request.get("/blog/page/1", { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe("/blog");
});

import { expect, test } from "../test";

const ownUrl = /<link rel="canonical" href="[^"]*\/get-started"/;

test.for([
  ["starter", "Starter", "TTD 5,000", "1 month of support"],
  ["PROFESSIONAL", "Professional", "TTD 10,000", "High-performance hosting"],
  ["eNTERPRISe", "Enterprise", "Custom", "6 months of priority support"],
] as const)(
  "?plan=%s serves everyone the same static HTML, which shows the plan",
  async (row, { request }) => {
    const [plan, ...texts] = row;
    const path = `/get-started?plan=${plan}`;
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()["cache-control"]).toContain("s-maxage=");
    expect(response.headers()["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);
    expect(response.headers()["set-cookie"]).toBeUndefined();
    const html = await response.text();
    const shown = html.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<!-- -->/g, "");
    for (const text of ["Your plan", ...texts]) expect(shown).toContain(text);
    expect(html).toMatch(ownUrl);
    const again = await request.get(path, { headers: { cookie: "viewer-hint=admin" } });
    expect(await again.text()).toBe(html);
  },
);

// tests/unit/pricing/prices.test.ts covers other unknown plans.
test("shows the plain page when there is no known plan", async ({ request }) => {
  for (const query of ["", "?plan=free", "?plan=%00", `?plan=${"a".repeat(6_000)}`]) {
    const response = await request.get(`/get-started${query}`);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toContain("Schedule a Consultation");
    expect(html).not.toContain("Your plan");
    expect(html).toMatch(ownUrl);
  }
});

test("redirects a variant's own path to its public URL, and returns 404 for unknown plans", async ({
  request,
}) => {
  const response = await request.get("/get-started/starter", { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe("/get-started?plan=starter");
  const plain = await request.get("/get-started/plain", { maxRedirects: 0 });
  expect(plain.headers().location).toBe("/get-started");
  const other = await request.get("/get-started/starter-calendly-0a1b", { maxRedirects: 0 });
  expect(other.headers().location).toBe("/get-started?plan=starter");
  expect((await request.get("/get-started/free")).status()).toBe(404);
});

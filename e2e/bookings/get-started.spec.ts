import { expect, test } from "../support/fixtures";
import { expecting } from "../support/scheduler";

test.use({ expectedErrors: expecting() });

test("the page has its strings, the scheduler and the right column", async ({ page }) => {
  await page.goto("/get-started");
  await expect(page).toHaveTitle("Get Started | Kiskadee Studio");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Get Started");
  await expect(
    page.getByText(
      "Let's begin your journey to creating an amazing digital presence. Schedule a consultation and we'll get back to you within 24 hours.",
    ),
  ).toBeVisible();
  for (const name of ["Schedule a Consultation", "What to Expect", "Why Choose Us", "Need Help?"]) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  await expect(
    page.getByRole("main").getByRole("link", { name: "info@kiskadee.example" }),
  ).toHaveAttribute("href", "mailto:info@kiskadee.example");
  await expect(page.getByText("Your plan")).toHaveCount(0);
  await expect(page.getByRole("list", { name: "What the plan includes" })).toHaveCount(0);
});

for (const [plan, name, price, feature] of [
  ["starter", "Starter", "TTD 5,000", "1 month of support"],
  ["PROFESSIONAL", "Professional", "TTD 10,000", "High-performance hosting"],
  ["eNTERPRISe", "Enterprise", "Custom", "6 months of priority support"],
] as const) {
  test(`?plan=${plan} has the plan in static HTML, the same for everybody`, async ({ request }) => {
    const response = await request.get(`/get-started?plan=${plan}`);
    expect(response.status()).toBe(200);
    expect(response.headers()["cache-control"]).toContain("s-maxage=");
    expect(response.headers()["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);
    expect(response.headers()["set-cookie"]).toBeUndefined();
    const html = await response.text();
    const shown = html.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<!-- -->/g, "");
    expect(shown).toContain("Your plan");
    for (const text of [name, price, feature]) expect(shown).toContain(text);
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/get-started"/);
    const again = await request.get(`/get-started?plan=${plan}`, {
      headers: { cookie: "session-hint=admin" },
    });
    expect(await again.text()).toBe(html);
  });
}

for (const query of [
  "",
  "?plan=",
  "?plan=free",
  "?plan=starter&plan=enterprise",
  "?plan=%2573tarter",
  "?plan=%00",
  "?plan=%3Cscript%3E",
  `?plan=${"a".repeat(6_000)}`,
]) {
  test(`/get-started${query.slice(0, 40)} is the plain page`, async ({ request }) => {
    const response = await request.get(`/get-started${query}`);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(html).toContain("Schedule a Consultation");
    expect(html).not.toContain("Your plan");
    expect(html).toMatch(/<link rel="canonical" href="[^"]*\/get-started"/);
  });
}

test("a variant's own address leads to the public one, and others are not there", async ({
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

test("going from plan to plan without a full load shows each one's own page", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => Object.assign(window, { stillTheSame: true }));
  await page.getByRole("link", { name: "Starter plan" }).click();
  await expect(page).toHaveURL("/get-started?plan=starter");
  await expect(page.getByRole("heading", { level: 2, name: "Starter" }).first()).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Professional plan" }).click();
  await expect(page).toHaveURL("/get-started?plan=professional");
  await expect(page.getByRole("list", { name: "What the plan includes" })).toContainText(
    "High-performance hosting",
  );
  await page.getByRole("banner").getByRole("link", { name: /home/ }).click();
  await expect(page).toHaveURL("/");
  await page.getByRole("main").getByRole("link", { name: "Get started" }).click();
  await expect(page).toHaveURL("/get-started");
  await expect(page.getByText("Your plan").filter({ visible: true })).toHaveCount(0);
  expect(await page.evaluate(() => "stillTheSame" in window)).toBe(true);
});

test("the currency toggle changes the price in the box and the card", async ({ page }) => {
  await page.goto("/get-started?plan=starter");
  const places = page.getByRole("region", { name: /^(Your plan|Starter)$/ });
  await expect(places).toHaveCount(2);
  await page.getByRole("button", { name: "USD" }).click();
  for (const place of await places.all()) await expect(place).toContainText("USD 750");
});

test("nothing moves while the page and its free times load", async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const before = Number(Reflect.get(window, "shift") ?? 0);
        Reflect.set(window, "shift", before + Number(Reflect.get(entry, "value")));
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 2_400 });
    await page.goto("/get-started?plan=starter", { waitUntil: "networkidle" });
    await expect(page.getByRole("radiogroup", { name: "Time" })).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, "shift") ?? 0), `${width}`).toBe(0);
  }
});

test.describe("the free times", () => {
  test("are told to anyone, kept by nobody, and say nothing about who has the others", async ({
    request,
  }) => {
    const response = await request.get("/api/slots");
    expect(response.headers()["cache-control"]).toBe("no-store");
    const body = await response.json();
    expect(Object.keys(body)).toEqual(["time_zone", "free"]);
    expect(body.free.length).toBeGreaterThan(100);
    expect(body.free.every((slot: string) => /^[\d-]{10}T[\d:.]{12}Z$/.test(slot))).toBe(true);
    const from = body.free[200].slice(0, 10);
    const later = await (await request.get(`/api/slots?from=${from}`)).json();
    expect(later.free[0].slice(0, 10)).toBe(from);
  });

  for (const query of [
    "from=x",
    "from=2026-02-30",
    "from=2026-12-01&from=2026-12-02",
    `from=${"9".repeat(5000)}`,
  ]) {
    test(`refuse ${query.slice(0, 40)}`, async ({ request }) => {
      const response = await request.get(`/api/slots?${query}`);
      expect(response.status()).toBe(400);
      expect((await response.json()).error).toContain("one day");
    });
  }

  test("are told 60 times a minute to one address", async ({ request }) => {
    const answers = await Promise.all(
      Array.from({ length: 70 }, async () => (await request.get("/api/slots")).status()),
    );
    expect(answers.filter((status) => status === 200)).toHaveLength(60);
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
  });
});

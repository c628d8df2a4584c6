import { expect, test } from "../support/fixtures";

test("the home page has its sections, in order, with the numbers of the studio", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page).toHaveTitle("Kiskadee Studio: Loud, fast websites from Port of Spain.");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  for (const [value, label] of [
    ["50+", "websites delivered"],
    ["15+", "countries served"],
    ["99%", "client satisfaction"],
    ["24/7", "support"],
  ] as const) {
    const term = page.getByRole("term").filter({ hasText: label });
    await expect(term.locator("..")).toContainText(value);
  }
  const ids = await page.locator("main section[id]").evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(["features", "portfolio", "pricing", "get-started"]);
  await expect(page.getByText("Rated 5.0 out of 5 in 25 client reviews.")).toBeVisible();
});

test("the hero leads to the consultation and to the work", async ({ page }) => {
  await page.goto("/");
  const hero = page.locator("main > section").first();
  await expect(hero.getByRole("link", { name: "Get started" })).toHaveAttribute(
    "href",
    "/get-started",
  );
  await expect(hero.getByRole("link", { name: "See the work" })).toHaveAttribute(
    "href",
    "/portfolio",
  );
});

test("the teaser shows the three newest projects, with real pictures", async ({ page }) => {
  await page.goto("/");
  const teaser = page.locator("#portfolio");
  await expect(teaser.getByRole("heading", { level: 3 })).toHaveText([
    "Roost",
    "Pulseboard",
    "Tally",
  ]);
  await expect(teaser.getByRole("link", { name: "Roost" })).toHaveAttribute("href", "/portfolio/9");
  await teaser.scrollIntoViewIfNeeded();
  for (const picture of await teaser.getByRole("img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute("alt", /.{20,}/);
    await expect
      .poll(() =>
        picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 300),
      )
      .toBe(true);
  }
});

test("prices stand in TTD, turn to USD by the toggle, and keep the choice on the way", async ({
  page,
}) => {
  await page.goto("/");
  const pricing = page.locator("#pricing");
  await expect(pricing).toContainText("TTD 5,000");
  await expect(pricing).toContainText("TTD 10,000");
  await expect(pricing).toContainText("Custom");
  await expect(pricing.getByText("USD 750")).toBeHidden();
  await pricing.getByRole("button", { name: "USD" }).click();
  await expect(pricing).toContainText("USD 1,500");
  await expect(pricing.getByRole("button", { name: "USD" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Pricing" })
    .click();
  await expect(pricing).toContainText("USD 1,500");
});

test("each plan leads where the spec says", async ({ page }) => {
  await page.goto("/");
  const link = (plan: string) => page.getByRole("link", { name: `${plan} plan` });
  await expect(link("Starter")).toHaveText("Book Now");
  await expect(link("Starter")).toHaveAttribute("href", "/get-started?plan=starter");
  await expect(link("Professional")).toHaveAttribute("href", "/get-started?plan=professional");
  await expect(link("Enterprise")).toHaveText("Contact Us");
  await expect(link("Enterprise")).toHaveAttribute("href", "/contact");
  await expect(page.getByText("Most Popular")).toHaveCount(1);
});

import type { Page } from "@playwright/test";
import { holdRequests } from "../support/held-requests";
import { countryAsked, expect, test } from "../support/tracked-site";

const pricing = (page: Page) => page.locator("#pricing");

/** Checks the visible price: the markup has both currencies, for visitors without scripts. */
async function expectPrice(page: Page, price: string) {
  const shown = pricing(page).getByRole("article").first().locator(".numeral");
  await expect(shown).toHaveText(price, { useInnerText: true });
}

test("shows prices for the visitor's country, fetched once per visit", async ({ page, fakes }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/geo")) asked.push(request.url());
  });
  await page.goto("/");
  await expectPrice(page, "USD 750");
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
  await page.goBack();
  await expectPrice(page, "USD 750");
  expect(asked).toHaveLength(1);
  await page.reload();
  await expectPrice(page, "USD 750");
  expect(fakes.requests.filter(({ service }) => service === "geo")).toHaveLength(1);
});

test("keeps a chosen currency, before and after the country is known", async ({ page }) => {
  const nav = page.getByRole("navigation", { name: "Main" });
  const choice = pricing(page).getByRole("button", { name: "TTD" });
  const release = await holdRequests(page, "**/api/geo");
  const asked = countryAsked(page);
  await page.goto("/");
  await choice.click();
  release();
  await asked;
  await expectPrice(page, "TTD 5,000");
  await pricing(page).getByRole("button", { name: "USD" }).click();
  await expectPrice(page, "USD 750");
  await choice.click();
  await expectPrice(page, "TTD 5,000");
  await expect(choice).toHaveAttribute("aria-pressed", "true");
  await nav.getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
  await nav.getByRole("link", { name: "Pricing" }).click();
  await expectPrice(page, "TTD 5,000");
  await page.goto("/");
  await expect(choice).toHaveAttribute("aria-pressed", "true");
  await expectPrice(page, "TTD 5,000");
});

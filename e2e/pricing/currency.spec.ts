import type { Page } from "@playwright/test";
import { countryAsked, expect, test } from "../support/tracked-site";

const pricing = (page: Page) => page.locator("#pricing");

/** What is seen of the first price; both currencies stand in the document, for those without scripts. */
async function expectPrice(page: Page, price: string) {
  const shown = pricing(page).getByRole("article").first().locator(".numeral");
  await expect(shown).toHaveText(price, { useInnerText: true });
}

for (const [country, price] of [
  ["TT", "TTD 5,000"],
  ["US", "USD 750"],
  ["DE", "USD 750"],
  ["nowhere", "TTD 5,000"],
] as const) {
  test.describe(`for a visitor from ${country}`, () => {
    test.use({ country });

    test(`prices begin as ${price}`, async ({ page, fakes, address }) => {
      const answer = page.waitForResponse(/\/api\/geo/);
      await page.goto("/");
      expect((await answer).headers()["cache-control"]).toBe("no-store");
      await expectPrice(page, price);
      const lookups = fakes.requests.filter(({ service }) => service === "geo");
      expect(lookups.map(({ url }) => url.pathname)).toEqual([`/geo/${address}/json/`]);
    });
  });
}

test("an address is asked about once, and the browser asks once a visit", async ({
  page,
  fakes,
}) => {
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

test("a choice by hand wins over the country, on the way and after a full load", async ({
  page,
}) => {
  await page.goto("/");
  await expectPrice(page, "USD 750");
  await pricing(page).getByRole("button", { name: "TTD" }).click();
  await expectPrice(page, "TTD 5,000");
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
  await page.goto("/");
  await expect(pricing(page).getByRole("button", { name: "TTD" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expectPrice(page, "TTD 5,000");
});

test("a choice made while the country is still being looked up stays", async ({ page, fakes }) => {
  fakes.mode.geo = "slow";
  const asked = countryAsked(page);
  await page.goto("/");
  await pricing(page).getByRole("button", { name: "USD" }).click();
  await asked;
  await expectPrice(page, "USD 750");
});

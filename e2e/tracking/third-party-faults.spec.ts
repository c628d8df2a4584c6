import type { Page } from "@playwright/test";
import { countryAsked, expect, test } from "../support/tracked-site";

// Errors that the browser itself logs for a missing or invalid script.
test.use({ expectedErrors: /Failed to load resource|Invalid or unexpected token|MIME type/ });

// tests/http/tracking/third-party-faults.test.ts covers server-side calls to these services.
async function expectUsable(page: Page, price: string) {
  const shown = page.locator("#pricing .numeral").first();
  await expect(shown).toHaveText(price, { useInnerText: true });
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
  await page.getByRole("button", { name: "Dark mode" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
}

test("shows TTD prices and asks for consent when geolocation hangs", async ({ page, fakes }) => {
  fakes.mode.geo = "slow";
  const asked = countryAsked(page);
  await page.goto("/");
  await asked;
  await expect(page.getByRole("region", { name: /Meta/ })).toBeVisible();
  await expectUsable(page, "TTD 5,000");
});

test("keeps pages usable when the pixel's script is slow or fails", async ({ page, fakes }) => {
  await page.goto("/contact");
  // Once the visitor's country is known, only the script is affected.
  await expect.poll(() => fakes.requests.some(({ service }) => service === "pixel")).toBe(true);
  for (const fault of ["slow", "failing", "garbage", "refusing"] as const) {
    if (fault === "refusing") await fakes.refuse();
    else fakes.mode.script = fault;
    const asked = page.waitForRequest(/fbevents/);
    await page.goto("/");
    await asked;
    await expectUsable(page, "USD 750");
  }
});

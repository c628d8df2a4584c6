import { expect, test } from "../support/fixtures";

test.use({ javaScriptEnabled: false });

test("prices are in both currencies, no switch is shown, the menu opens", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("#pricing").getByText("USD 750")).toBeVisible();
  await expect(page.getByRole("button", { name: "USD" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Dark mode" })).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("banner").locator("summary").click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
});

test("the page follows the system's dark mode", async ({ page }) => {
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/blog");
  const light = await background();
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await background()).not.toBe(light);
});

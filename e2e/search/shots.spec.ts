import { expect, test } from "../support/fixtures";

for (const colorScheme of ["light", "dark"] as const)
  for (const width of [320, 390, 768, 1280, 1440]) {
    test(`shots ${width} ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const shot = (name: string) =>
        page.screenshot({ path: `/tmp/search-pg/${name}-${width}-${colorScheme}.png` });
      await page.goto("/search?q=website");
      await shot("page");
      if (width === 390) {
        await page.goto("/search?q=accesibilty");
        await shot("none");
      }
      await page.goto("/");
      await page.waitForLoadState("networkidle");
      await page.keyboard.press("/");
      await expect(page.getByRole("combobox")).toBeFocused();
      await shot("empty");
      await page.keyboard.type("design");
      await expect(page.getByRole("option").first()).toBeVisible();
      await page.keyboard.press("ArrowDown");
      await page.waitForTimeout(300);
      await shot("dialog");
    });
  }

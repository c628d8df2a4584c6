import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { pages, widths } from "../support/pages";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`${colorScheme}:`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    for (const path of pages) {
      test(`${path} has no violation and does not scroll sideways`, async ({ page }) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await page.goto(path);
          await expectAccessible(page, `${width} px`);
        }
      });
    }

    for (const width of widths) {
      test.describe(`${width} px`, () => {
        test.use({ viewport: { width, height: 900 } });

        test("a failed and a sent contact form have no violation", async ({ page }) => {
          await page.clock.install();
          await page.goto("/contact");
          await page.getByRole("button", { name: "Send Message" }).click();
          await expect(page.getByLabel("Name")).toHaveAccessibleDescription("Name is required");
          await expectAccessible(page, "failed");
          await page.getByLabel("Name").fill("A visitor");
          await page.getByLabel("Email").fill(`visitor-${crypto.randomUUID()}@mail.example`);
          await page.getByLabel("Message").fill("Hello");
          await page.clock.fastForward(5_000);
          await page.getByRole("button", { name: "Send Message" }).click();
          await expect(page.getByRole("status")).toContainText("Message sent");
          await expectAccessible(page, "sent");
        });

        test("an open lightbox has no violation, fitted or magnified", async ({ page }) => {
          await page.goto("/portfolio/9");
          await page
            .getByRole("link", { name: /opens at full size/ })
            .first()
            .click();
          const lightbox = page.getByRole("dialog");
          await expect(lightbox).toBeVisible();
          await expectAccessible(page, "fitted");
          await lightbox.getByRole("button", { name: "Magnify" }).click();
          await expectAccessible(page, "magnified");
        });

        test.describe("where nothing is", () => {
          test.use({ expectedErrors: /status of 404/ });

          test("the page that says so has no violation", async ({ page }) => {
            for (const path of ["/no/such/page", "/blog/no-such-post", "/portfolio/1"]) {
              await page.goto(path);
              await expectAccessible(page, path);
            }
          });
        });
      });
    }

    for (const width of [320, 390]) {
      test(`the open menu has no violation (${width} px)`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto("/");
        await page.getByRole("banner").locator("summary").click();
        await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
        await expectAccessible(page, "open");
      });
    }
  });
}

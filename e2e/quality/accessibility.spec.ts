import { expectAccessible, overflowOf } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { alike, pages } from "../support/pages";

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const path of pages.filter((path) => !alike.includes(path))) {
    test(`${path} has no axe violations or animations`, async ({ page }) => {
      await page.goto(path, { waitUntil: "networkidle" });
      const moving = await page.evaluate(() =>
        document.getAnimations().map(({ effect }) => {
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          return target?.outerHTML.slice(0, 120) ?? "unknown";
        }),
      );
      expect(moving).toEqual([]);
      await expectAccessible(page, path);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = "200%";
      });
      expect(await overflowOf(page), "sideways scrolling at 200 % text").toBe(0);
    });
  }
});

test.describe("missing pages", () => {
  test.use({ expectedErrors: /status of 404/ });

  test("have no accessibility violations", async ({ page }) => {
    for (const path of ["/no/such/page", "/blog/no-such-post", "/portfolio/1"]) {
      await page.goto(path);
      await expectAccessible(page, path);
    }
  });
});

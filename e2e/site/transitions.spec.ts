import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/held-requests";

test.use({ viewTransitions: true });

test.describe("view transitions", () => {
  test("end on the right page after quick back and forward steps and a double click", async ({
    page,
  }) => {
    await page.goto("/blog");
    const post = page.getByRole("link", { name: /^Read More/ }).first();
    const title = await page.getByRole("heading", { level: 2 }).first().textContent();
    await post.dblclick();
    await expectSettled(page, title ?? "");
    await traverse(page, [-1, 1, -1]);
    await expectSettled(page, "Our Blog");
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Home" })
      .click();
    await expectSettled(page, /Port of Spain/);
    await traverse(page, [-1, 1]);
    await expectSettled(page, /Port of Spain/);
  });

  test("don't start while a page loads", async ({ page }) => {
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        document.documentElement.dataset.started = "";
        return start(update);
      };
    });
    for (const path of ["/", "/blog", "/portfolio/9", "/get-started"]) {
      await page.goto(path, { waitUntil: "networkidle" });
      await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
      await expect(page.getByText(/ It's \d/)).toBeVisible();
      await expect(page.locator("html"), path).not.toHaveAttribute("data-started");
    }
  });

  test.describe("to a slow or missing page", () => {
    test.use({ expectedErrors: /status of 404/ });

    test("keep the current page usable meanwhile, and show it again after going back", async ({
      page,
    }) => {
      const release = await holdRequests(page, /\/about\?/);
      await page.goto("/blog");
      const about = page
        .getByRole("navigation", { name: "Footer" })
        .getByRole("link", { name: "About" });
      await about.click();
      await expect(about).toHaveAttribute("aria-busy", "true");
      await page.getByRole("button", { name: "Dark mode" }).click();
      await expect(page.locator("html")).toHaveClass(/dark/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Our Blog");
      release();
      await expectSettled(page, /loud bird/);
      await expect(about).not.toHaveAttribute("aria-busy");

      await page.goBack();
      await expectSettled(page, "Our Blog");
      await page.evaluate(() => Reflect.get(window, "next").router.push("/missing-page"));
      await expectSettled(page, "Page not found");
      await page.goBack();
      await expectSettled(page, "Our Blog");
    });
  });
});

/** Steps through the session history every 50 ms, which is shorter than a transition. */
async function traverse(page: Page, steps: number[]): Promise<void> {
  await page.evaluate(async (steps) => {
    for (const step of steps) {
      history.go(step);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }, steps);
}

/** Expects the heading of the page, no transition running, and a page that reacts to clicks. */
async function expectSettled(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page.locator("html:active-view-transition")).toHaveCount(0);
  await page.getByRole("heading", { level: 1 }).click({ trial: true });
}

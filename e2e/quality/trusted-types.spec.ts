import type { Page } from "@playwright/test";
import { pages } from "../support/pages";
import { expect, test } from "../support/posts";

/** Navigates client-side, as a link does. The fixture fails the test on policy violations. */
async function walk(page: Page, paths: readonly string[]): Promise<void> {
  const start = await page.evaluate(() => performance.timeOrigin);
  for (const path of paths) {
    await page.evaluate((to) => Reflect.get(window, "next").router.push(to), path);
    await expect(page).toHaveURL(path);
    await expect(page.locator("h1").filter({ visible: true })).toHaveText(/./);
  }
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(start);
}

/** Tries to assign unsafe strings, and returns the kinds that are rejected. */
function strings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attempts = {
      html: () => Object.assign(document.createElement("p"), { innerHTML: "<iframe src=/>" }),
      script: () => Object.assign(document.createElement("script"), { src: "/covers/x.js" }),
      text: () => Object.assign(document.createElement("script"), { text: "a()" }),
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch {
        return [name];
      }
    });
  });
}

test("navigates all public pages without Trusted Types violations", async ({ page, store }) => {
  const { slug } = await store({ published: true, cover_image: "/work/tally-pdf-2160.webp" });
  await page.goto("/");
  await walk(page, [...pages, `/blog/${slug}`, "/"]);
});

test.describe("strings that would load or run code", () => {
  test.use({ expectedErrors: /TrustedHTML|TrustedScript/ });

  test("are rejected", async ({ page }) => {
    await page.goto("/");
    expect(await strings(page)).toEqual(["html", "script", "text"]);
  });
});

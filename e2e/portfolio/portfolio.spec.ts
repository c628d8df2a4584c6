import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { tabTo } from "../support/keyboard";

const screens = (page: Page) => page.getByRole("link", { name: /opens at full size/ });
const lightbox = (page: Page) => page.getByRole("dialog");
const position = (page: Page) => lightbox(page).getByText(/\d of \d/);
const hasTheFocus = (page: Page) =>
  expect(lightbox(page).getByRole("button", { name: "Close" })).toBeFocused();

test("the grid shows every project with at most three categories, and the way on", async ({
  page,
}) => {
  await page.goto("/portfolio");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(3);
  for (const [index, id] of ["9", "8", "7"].entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole("link")).toHaveAttribute("href", `/portfolio/${id}`);
    expect(await card.getByRole("listitem").count()).toBeLessThanOrEqual(3);
  }
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Book Now" })).toHaveAttribute(
    "href",
    "/#get-started",
  );
  await expect(main.getByRole("link", { name: "Contact Us" })).toHaveAttribute("href", "/contact");
});

for (const { id, title, year, features, live } of [
  { id: 7, title: "Tally", year: "2023", features: true, live: false },
  { id: 8, title: "Pulseboard", year: "2024", features: false, live: false },
  { id: 9, title: "Roost", year: "2024", features: true, live: true },
]) {
  test(`project ${id} has its facts, screenshots and what the specification gives it`, async ({
    page,
  }) => {
    await page.goto(`/portfolio/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("link", { name: "Back to portfolio" })).toHaveAttribute(
      "href",
      "/portfolio",
    );
    const facts = page.getByRole("complementary", { name: "Project facts" });
    for (const fact of ["Client", "Technologies", year]) await expect(facts).toContainText(fact);
    await expect(page.getByRole("heading", { name: "Screenshots" })).toBeVisible();
    const figures = page.getByRole("figure");
    expect(await figures.count()).toBeGreaterThan(1);
    for (const figure of await figures.all()) {
      await expect(figure.getByRole("heading")).not.toBeEmpty();
      await expect(figure.getByRole("paragraph")).not.toBeEmpty();
    }
    await expect(page.getByRole("heading", { name: "Key features" })).toHaveCount(features ? 1 : 0);
    await expect(page.getByRole("link", { name: /Visit Website/ })).toHaveCount(live ? 1 : 0);
    await expect(page.getByRole("button", { name: "Join Waitlist" })).toHaveCount(live ? 0 : 1);
  });
}

test.describe("where no project is", () => {
  test.use({ expectedErrors: /status of 404/ });

  test("/portfolio/1 says so, with 404 on the first request", async ({ page }) => {
    expect((await page.goto("/portfolio/1"))?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Project not found");
    await expect(page.locator("title")).toHaveCount(1);
    await expect(page.getByText("The project you're looking for doesn't exist.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to portfolio" })).toBeVisible();
  });
});

test.describe("the lightbox", () => {
  for (const [way, close] of [
    ["Escape", (page: Page) => page.keyboard.press("Escape")],
    ["its button", (page: Page) => lightbox(page).getByRole("button", { name: "Close" }).click()],
    ["a press beside it", (page: Page) => page.mouse.click(5, 5)],
  ] as const) {
    test(`closes by ${way}, and the focus is back on the picture`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto("/portfolio/9");
      await screens(page).nth(1).click();
      await expect(lightbox(page).getByRole("heading")).not.toBeEmpty();
      await expect(position(page)).toContainText("2 of");
      await hasTheFocus(page);
      await close(page);
      await expect(lightbox(page)).toBeHidden();
      await expect(screens(page).nth(1)).toBeFocused();
    });
  }

  test("is used by keyboard alone, and keeps the focus", async ({ page }) => {
    await page.goto("/portfolio/9");
    const count = await screens(page).count();
    await tabTo(page, screens(page).first());
    await page.keyboard.press("Enter");
    await expect(lightbox(page).getByRole("heading")).toHaveText("Roost");
    await hasTheFocus(page);
    await page.keyboard.press("ArrowRight");
    await expect(position(page)).toContainText("2 of");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    // Before the first comes the last.
    await expect(position(page)).toContainText(`${count} of ${count}`);
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press("Tab");
      // Past its last stop the focus is on a guard beside the box, which hands it on.
      const inside = () => lightbox(page).evaluate((box) => box.contains(document.activeElement));
      await expect.poll(inside, { message: `after ${press + 1} presses` }).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(screens(page).first()).toBeFocused();
  });

  test("turns twice for two presses within one frame", async ({ page }) => {
    await page.goto("/portfolio/9");
    await screens(page).first().click();
    await expect(position(page)).toContainText("1 of");
    await lightbox(page)
      .getByRole("button", { name: "Next picture" })
      .evaluate((button) => {
        for (const key of ["ArrowRight", "ArrowRight"])
          button.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
      });
    await expect(position(page)).toContainText("3 of");
  });

  test.describe("on a touch screen", () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test("turns to the next picture by a swipe", async ({ page, context }) => {
      await page.goto("/portfolio/9");
      await screens(page).first().tap();
      await expect(position(page)).toContainText("1 of");
      await swipeLeft(page, await context.newCDPSession(page));
      await expect(position(page)).toContainText("2 of");
    });
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("is a link to the picture itself", async ({ page, request }) => {
      await page.goto("/portfolio/8");
      const file = await request.get((await screens(page).first().getAttribute("href")) ?? "");
      expect(file.status()).toBe(200);
      expect(file.headers()["content-type"]).toMatch(/^image\/(avif|webp)$/);
    });
  });
});

/** A finger that moves from the right of the picture to its left. */
async function swipeLeft(page: Page, browser: CDPSession) {
  const box = await lightbox(page).getByRole("list").boundingBox();
  if (!box) throw new Error("No picture is shown");
  const y = box.y + box.height / 2;
  const touch = (
    type: "touchStart" | "touchMove" | "touchEnd",
    touchPoints: { x: number; y: number }[],
  ) => browser.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [{ x: box.x + box.width * 0.85, y }]);
  for (let part = 0.8; part > 0.1; part -= 0.05) {
    await touch("touchMove", [{ x: box.x + box.width * part, y }]);
  }
  await touch("touchEnd", []);
}

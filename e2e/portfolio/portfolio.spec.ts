import type { CDPSession, Page } from "@playwright/test";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { tabTo } from "../support/keyboard";

const screens = (page: Page) => page.getByRole("link", { name: /opens at full size/ });
const lightbox = (page: Page) => page.getByRole("dialog");
const position = (page: Page) => lightbox(page).getByText(/\d of \d/);
const hasTheFocus = (page: Page) =>
  expect(lightbox(page).getByRole("button", { name: "Close" })).toBeFocused();

test("the lightbox moves a picture per key press, traps focus, and closes in three ways", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
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
  // Going back from the first picture wraps to the last.
  await expect(position(page)).toContainText(`${count} of ${count}`);
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press("Tab");
    // After the last stop, a focus guard outside the dialog passes focus back in.
    const inside = () => lightbox(page).evaluate((box) => box.contains(document.activeElement));
    await expect.poll(inside, { message: `after ${press + 1} presses` }).toBe(true);
  }
  await page.keyboard.press("ArrowRight");
  await expect(position(page)).toContainText("1 of");
  await lightbox(page)
    .getByRole("button", { name: "Next image" })
    .evaluate((button) => {
      for (const key of ["ArrowRight", "ArrowRight"])
        button.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    });
  await expect(position(page)).toContainText("3 of");
  await page.keyboard.press("Escape");
  await expect(screens(page).first()).toBeFocused();

  for (const close of [
    () => page.keyboard.press("Escape"),
    () => lightbox(page).getByRole("button", { name: "Close" }).click(),
    () => page.mouse.click(5, 5),
  ]) {
    await screens(page).nth(1).click();
    await expect(lightbox(page).getByRole("heading")).not.toBeEmpty();
    await expect(position(page)).toContainText("2 of");
    await hasTheFocus(page);
    await close();
    await expect(lightbox(page)).toBeHidden();
    await expect(screens(page).nth(1)).toBeFocused();
  }
  await screens(page).first().click();
  await expect(lightbox(page)).toBeVisible();
  await expectAccessible(page, "fitted");
  await lightbox(page).getByRole("button", { name: "Zoom in" }).click();
  await expectAccessible(page, "magnified");
});

test.describe("on a touch screen", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("the lightbox moves to the next picture on a swipe", async ({ page, context }) => {
    await page.goto("/portfolio/9");
    await screens(page).first().tap();
    await expect(position(page)).toContainText("1 of");
    await swipeLeft(page, await context.newCDPSession(page));
    await expect(position(page)).toContainText("2 of");
  });
});

/** Simulates a finger swiping the picture from right to left. */
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

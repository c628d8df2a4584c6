import type { Locator, Page } from "@playwright/test";

/** Presses Tab until the target has focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluateAll((all) => all.includes(document.activeElement as HTMLElement)))
      return;
    await page.keyboard.press("Tab");
    // A modal dialog moves escaped focus back in the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
  throw new Error("The focus never came there");
}

import type { Locator, Page } from "@playwright/test";
import { nextFrame } from "./next-frame";

/** Presses Tab until the target has focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluateAll((all) => all.includes(document.activeElement as HTMLElement)))
      return;
    await page.keyboard.press("Tab");
    // A modal dialog moves escaped focus back in the next frame.
    await nextFrame(page);
  }
  throw new Error("The focus never came there");
}

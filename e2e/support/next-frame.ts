import type { Page } from "@playwright/test";

/** Waits for the page to draw, but no longer than half a second: a headless browser may stop. */
export function nextFrame(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    Promise.race([new Promise(requestAnimationFrame), new Promise((go) => setTimeout(go, 500))]),
  );
}

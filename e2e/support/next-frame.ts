import type { Page } from "@playwright/test";

/** Waits until the page has drawn, but half a second at most: a headless browser may stop. */
export function nextFrame(page: Page, frames = 1): Promise<void> {
  return page.evaluate(async (frames) => {
    const late = new Promise((go) => setTimeout(go, 500));
    for (let frame = 0; frame < frames; frame++)
      await Promise.race([new Promise(requestAnimationFrame), late]);
  }, frames);
}

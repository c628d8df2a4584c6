import type { Page } from "@playwright/test";
import { nextFrame } from "./next-frame";

/** Public pages of every kind. */
export const pages = [
  ..."/ /about /blog /blog/accessibility-in-an-afternoon /blog/archive /coming-soon".split(" "),
  ..."/contact /get-started /get-started?plan=professional".split(" "),
  ..."/portfolio /portfolio/7 /portfolio/8 /portfolio/9 /privacy /terms".split(" "),
];

/** Scrolls through the page to trigger lazy loading, and waits for the pictures. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      scrollTo({ top, behavior: "instant" });
      // A headless browser may stop drawing; see nextFrame.
      const late = new Promise((go) => setTimeout(go, 500));
      await Promise.race([frame().then(frame), late]);
    }
    const visible = [...document.images].filter((image) => image.getClientRects().length > 0);
    await Promise.all(visible.map((image) => image.decode().catch(() => {})));
  });
  await nextFrame(page);
}

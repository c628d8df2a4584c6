import type { Page } from "@playwright/test";

/** Public pages of every kind. */
export const pages = [
  ..."/ /about /blog /blog/accessibility-in-an-afternoon /blog/archive /coming-soon".split(" "),
  ..."/contact /get-started /get-started?plan=professional".split(" "),
  ..."/portfolio /portfolio/7 /portfolio/8 /portfolio/9 /privacy /terms".split(" "),
];

/** Scrolls through the page to trigger lazy loading, and waits for the pictures. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let top = 0; top < document.body.scrollHeight; top += 400) {
      scrollTo({ top, behavior: "instant" });
      await frame();
      await frame();
    }
    const visible = [...document.images].filter((image) => image.getClientRects().length > 0);
    await Promise.all(visible.map((image) => image.decode().catch(() => {})));
    await frame();
  });
}

import type { Page } from "@playwright/test";
import { nextFrame } from "./next-frame";

/** Public pages of every kind. */
export const pages = [
  ..."/ /about /blog /blog/accessibility-in-an-afternoon /blog/archive /coming-soon".split(" "),
  ..."/contact /get-started /get-started?plan=professional".split(" "),
  ..."/portfolio /portfolio/7 /portfolio/8 /portfolio/9 /privacy /terms".split(" "),
];

/** Pages with the same layout as another page, which layout tests can skip. */
export const alike = ["/terms", "/portfolio/7"];

/** Scrolls through the page to trigger lazy loading, and waits for the pictures. */
export async function readToTheEnd(page: Page): Promise<void> {
  const scrollThere = (top: number) =>
    page.evaluate((top) => {
      scrollTo({ top, behavior: "instant" });
      return document.body.scrollHeight;
    }, top);
  for (let top = 0; top < (await scrollThere(top)); top += 400) await nextFrame(page, 2);
  await page.evaluate(async () => {
    const visible = [...document.images].filter((image) => image.getClientRects().length > 0);
    await Promise.all(visible.map((image) => image.decode().catch(() => {})));
  });
  await nextFrame(page);
}

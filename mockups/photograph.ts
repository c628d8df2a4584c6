import { fileURLToPath } from "node:url";
import type { Browser } from "@playwright/test";
import type { Mockup } from "./mockup-list.ts";
import { placePhones } from "./phones.ts";

const desktop = { width: 1440, height: 900, scale: 2 };
const phone = { width: 390, height: 844, scale: 3 };

/** Returns a mockup as a 2880 by 1800 px PNG. Throws if its page or fonts are missing. */
export async function photograph(browser: Browser, mockup: Mockup): Promise<Buffer> {
  if ("page" in mockup) return shootPage(browser, mockup.page, desktop);
  const [left, right] = mockup.phones;
  return placePhones({
    left: await shootPage(browser, left, phone),
    right: await shootPage(browser, right, phone),
    ground: mockup.ground,
    bezel: mockup.bezel,
  });
}

async function shootPage(browser: Browser, page: string, size: typeof desktop): Promise<Buffer> {
  const { width, height, scale } = size;
  const tab = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  try {
    await tab.goto(new URL(`${page}.html`, import.meta.url).href);
    const fonts = await tab.evaluate(async () => {
      await document.fonts.ready;
      return Array.from(document.fonts, (face) => face.status);
    });
    // A fallback font looks almost right, and would go unnoticed until it was on the site.
    if (!fonts.includes("loaded") || fonts.includes("error")) {
      const file = fileURLToPath(new URL(`${page}.html`, import.meta.url));
      throw new Error(`${file}: its fonts did not load. Run npm install first.`);
    }
    return await tab.screenshot({ animations: "disabled" });
  } finally {
    await tab.close();
  }
}

import type { Page } from "@playwright/test";
import { nextFrame } from "./next-frame";

/** Records the layout shifts of every page that loads from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(noteShifts);
}

/** Records the layout shifts of the current page once its fonts have loaded. */
export async function watchShiftsFromNow(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(noteShifts);
}

function noteShifts(): void {
  const found: string[] = [];
  Reflect.set(window, "shifts", found);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { sources } = entry as unknown as { sources: { node: Element | null }[] };
      const texts = sources.map(({ node }) => node?.textContent?.trim().slice(0, 30));
      found.push(`${JSON.stringify(entry)} ${texts}`);
    }
  }).observe({ type: "layout-shift" });
}

/** Returns the recorded layout shifts, with the text of the elements that moved. */
export async function shifts(page: Page): Promise<string[]> {
  await nextFrame(page, 2);
  return page.evaluate(() => Reflect.get(window, "shifts") as string[]);
}

import type { Page } from "@playwright/test";

/** Notes whatever moves in the pages to come without having been asked to. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(noteShifts);
}

/** Notes what moves in the page that is shown, once its typefaces are in. */
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

/** What has moved since `watchShifts`, and from where to where. */
export function shifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return Reflect.get(window, "shifts") as string[];
  });
}

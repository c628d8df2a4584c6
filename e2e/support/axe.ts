import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

/** Narrow and wide, of every layout the outermost; 320 px is a 1280 px window at 400 %. */
const widths = [320, 1440];

/** Fails where axe finds anything in this state of the page, in either theme and width, or where it scrolls sideways. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // A page that is still being read lacks what is at its end, and a link's page has its title last.
  await page.waitForLoadState();
  await expect(page).toHaveTitle(/./);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const theme of ["dark", "light"]) {
      const view = `${state}, ${theme}, ${width} px`;
      await page.evaluate((dark) => {
        document.documentElement.classList.toggle("dark", dark);
      }, theme === "dark");
      expect(await violations(page), view).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${view}: sideways scrolling, px`).toBe(0);
    }
  }
  if (before) await page.setViewportSize(before);
}

/** What axe finds wrong with the page as it stands, one line each. */
export async function violations(page: Page): Promise<string[]> {
  // Once per document: the source is half a megabyte.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { run } = Reflect.get(window, "axe") as typeof axe;
    const { violations } = await run({
      resultTypes: ["violations"],
      preload: false,
      iframes: false,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  });
}

import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

/** A third of the size of the package's `source`, and read by the browser in half the time. */
const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** Narrow and wide, of every layout the outermost; 320 px is a 1280 px window at 400 %. */
const widths = [320, 1440];

/** The rules whose answer depends on the theme: each width is checked for all others in one of the two. */
const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * Fails where axe finds anything in this state of the page, in either theme and width, or where it
 * scrolls sideways. After a link, wait for something of its page first: until then the last one shows.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // A page that is still being read lacks what is at its end, and a link's page has its title last.
  await page.waitForLoadState();
  await expect(page).toHaveTitle(/./);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const before = page.viewportSize();
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    for (const [themeIndex, theme] of ["dark", "light"].entries()) {
      const view = `${state}, ${theme}, ${width} px`;
      await page.evaluate((dark) => {
        document.documentElement.classList.toggle("dark", dark);
      }, theme === "dark");
      const rules = themeIndex === index ? undefined : colourRules;
      expect(await violations(page, rules), view).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${view}: sideways scrolling, px`).toBe(0);
    }
  }
  if (before) await page.setViewportSize(before);
}

/** What axe finds wrong with the page as it stands, one line each; by these rules or by all. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // Once per document: the source has 0.6 MB.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return page.evaluate(async (runOnly) => {
    const { run } = Reflect.get(window, "axe") as typeof axe;
    const { violations } = await run({
      resultTypes: ["violations"],
      preload: false,
      iframes: false,
      ...(runOnly && { runOnly }),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  }, rules);
}

import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

/** The minified build is a third the size of the package's `source` and parses in half the time. */
const source = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** The narrowest and widest layouts. 320 px equals a 1280 px window at 400 % zoom. */
const widths = [320, 1440];

/** Rules that depend on the theme. All other rules run in only one theme per width. */
const colourRules = ["color-contrast", "link-in-text-block"];

/**
 * Fails if axe finds a violation, or the page scrolls sideways, in either theme at either width.
 * After clicking a link, first wait for content of the new page; until then the old one is tested.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // Wait for the complete page; after a click on a link, the title is set last.
  await page.waitForLoadState();
  await expect(page).toHaveTitle(/./);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const before = page.viewportSize();
  await loadAxe(page);
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 900 });
    for (const [themeIndex, theme] of ["dark", "light"].entries()) {
      const view = `${state}, ${theme}, ${width} px`;
      const rules = themeIndex === index ? undefined : colourRules;
      const found = await page.evaluate(check, { theme, rules });
      expect(found.violations, view).toEqual([]);
      expect(found.overflow, `${view}: sideways scrolling, px`).toBe(0);
    }
  }
  if (before) await page.setViewportSize(before);
}

/** Returns by how many pixels the page scrolls sideways. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Returns the page's axe violations, one line each. */
export async function violations(page: Page): Promise<string[]> {
  await loadAxe(page);
  return (await page.evaluate(check, {})).violations;
}

/** Injects axe only once per document, since it is 0.6 MB. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
}

/** Runs in the page: applies the theme, if any, and checks the given rules, or all. */
async function check({ theme, rules }: { theme?: string; rules?: string[] }) {
  const page = document.documentElement;
  if (theme) page.classList.toggle("dark", theme === "dark");
  const { run } = Reflect.get(window, "axe") as typeof axe;
  const { violations } = await run({
    resultTypes: ["violations"],
    preload: false,
    iframes: false,
    ...(rules && { runOnly: rules }),
  });
  return {
    violations: violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
    ),
    overflow: page.scrollWidth - page.clientWidth,
  };
}

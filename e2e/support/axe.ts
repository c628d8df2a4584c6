import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What axe finds wrong with the page as it stands, one line each. */
export async function violations(page: Page): Promise<string[]> {
  // A page that is still being read lacks what is at its end.
  await page.waitForLoadState();
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}

/** Fails where axe finds anything in this state of the page, or where it scrolls sideways. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  expect(await violations(page), state).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${state}: sideways scrolling, px`).toBe(0);
}

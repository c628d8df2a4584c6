import type { Page } from "@playwright/test";
import { seeded, signIn } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";

/** Signs in, and saves a draft of a project with a comparison. Returns the project's path. */
async function draftComparison(page: Page): Promise<string> {
  await signIn(page.context(), seeded.admin);
  await page.goto("/admin/content/projects/new");
  const form = page.getByRole("form", { name: "Content" });
  await form.getByRole("button", { name: "Add comparison" }).click();
  for (const [name, alt] of Object.entries({ before: "The sketch", after: "The product" })) {
    await form.locator(`[name="sections.0.${name}.src"]`).selectOption("tally-editor");
    await form.locator(`[name="sections.0.${name}.alt"]`).fill(alt);
  }
  await form.getByLabel("Title").fill("Compared");
  await form.getByLabel("Summary").fill("Two pictures.");
  await form.getByLabel("Year").fill("2026");
  await form.getByRole("button", { name: "Save draft" }).click();
  await expect(page).toHaveURL(/\?entry=\d+$/);
  return page.url().replace(/.*=/, "/portfolio/");
}

test("a slider compares two pictures by keyboard; without JavaScript they are side by side", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const path = await draftComparison(page);
  await page.goto(path);
  const slider = page.getByRole("slider", { name: "Compare the pictures" });
  const edge = () =>
    page.locator("picture:has([alt='The product'])").evaluate((picture) => {
      return getComputedStyle(picture).clipPath;
    });
  await slider.focus();
  await expect.poll(edge).toContain("50%");
  // The slider's code loads after the page, so the first keys may not move the edge.
  await expect(async () => {
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowRight");
    expect(await edge()).toContain("1%");
  }).toPass();
  await expect(slider).toHaveValue("1");
  await expectAccessible(page, "slider");

  const storageState = await context.storageState();
  const plain = await browser.newContext({ baseURL, storageState, javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(path);
  const [first, second] = await Promise.all(
    ["The sketch", "The product"].map((name) => still.getByRole("img", { name }).boundingBox()),
  );
  expect(second?.y).toBe(first?.y);
  expect(second?.x).toBeGreaterThanOrEqual((first?.x ?? 0) + (first?.width ?? 0));
  await expect(still.getByRole("slider", { name: "Compare the pictures" })).toBeHidden();
  await plain.close();
});

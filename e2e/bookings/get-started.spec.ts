import { expect, test } from "../support/fixtures";
import { tabTo } from "../support/keyboard";

test("opens a page for each plan in the chosen currency, and free times on the first screen", async ({
  page,
}) => {
  await page.goto("/");
  await page.evaluate(() => Object.assign(window, { stillTheSame: true }));
  await page.getByRole("link", { name: "Starter plan" }).click();
  await expect(page).toHaveURL("/get-started?plan=starter");
  await expect(page.getByRole("heading", { level: 2, name: "Starter" }).first()).toBeVisible();
  const places = page.getByRole("region", { name: /^(Your plan|Starter)$/ });
  await expect(places).toHaveCount(2);
  await tabTo(page, page.getByRole("button", { name: "USD" }));
  await page.keyboard.press("Space");
  for (const place of await places.all()) await expect(place).toContainText("USD 750");
  await page.goBack();
  await page.getByRole("link", { name: "Professional plan" }).click();
  await expect(page).toHaveURL("/get-started?plan=professional");
  await expect(page.getByRole("list", { name: "What the plan includes" })).toContainText(
    "High-performance hosting",
  );
  await page.getByRole("banner").getByRole("link", { name: /home/ }).click();
  await expect(page).toHaveURL("/");
  await page.getByRole("main").getByRole("link", { name: "Get started" }).click();
  await expect(page).toHaveURL("/get-started");
  await expect(page.getByText("Your plan").filter({ visible: true })).toHaveCount(0);
  expect(await page.evaluate(() => "stillTheSame" in window)).toBe(true);

  const time = page.getByRole("radiogroup", { name: "Time" }).locator("label").first();
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(time, `${width} px`).toBeInViewport({ ratio: 1 });
  }
});

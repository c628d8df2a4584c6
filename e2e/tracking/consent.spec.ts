import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe";
import { holdRequests } from "../support/held-requests";
import { shifts, watchShiftsFromNow } from "../support/layout-shifts";
import { expect, test } from "../support/tracked-site";

const question = (page: Page) =>
  page.getByRole("region", { name: "May we tell Meta you were here?" });
const yes = (page: Page) => question(page).getByRole("button", { name: "Yes, allow it" });
const no = (page: Page) => question(page).getByRole("button", { name: "No, thanks" });
const choices = (page: Page) => page.getByRole("button", { name: "Privacy choices" });

function requestsElsewhere(page: Page, own: string | undefined): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(`${own}/`)) urls.push(request.url());
  });
  return urls;
}

test.describe("where consent is required", () => {
  test.use({ country: "DE" });

  test("sends nothing to third parties before consent", async ({ page, baseURL, fakes }) => {
    const elsewhere = requestsElsewhere(page, baseURL);
    await page.goto("/");
    await expect(question(page)).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL("/blog");
    await expect(question(page)).toBeVisible();
    expect(elsewhere).toEqual([]);
    expect(fakes.requests.filter(({ service }) => !["geo", "mail"].includes(service))).toEqual([]);
    await yes(page).click();
    await expect(question(page)).toBeHidden();
    await expect.poll(() => elsewhere.filter((url) => url.includes("/tr?")).length).toBe(1);
  });

  test("does not ask again or track the visitor after a refusal by keyboard", async ({
    page,
    baseURL,
  }) => {
    const elsewhere = requestsElsewhere(page, baseURL);
    await page.goto("/");
    await expect(question(page)).toBeVisible();
    await expectAccessible(page, "first question");
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const [first, second] = [await no(page).boundingBox(), await yes(page).boundingBox()];
      expect(first?.width).toBeCloseTo(second?.width ?? 0, 0);
      expect(first?.height).toBe(second?.height);
    }
    for (const name of ["Skip to content", "What we send", "No, thanks", "Yes, allow it"]) {
      await page.keyboard.press("Tab");
      await expect(page.locator(":focus")).toHaveText(name);
    }
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(question(page)).toBeHidden();
    await expect(page.getByRole("status").filter({ hasText: "Refused." })).toBeAttached();
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ name: "consent", value: "no", sameSite: "Lax" });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(181);
    expect(days).toBeLessThanOrEqual(182);

    const asked = page.waitForResponse(/\/api\/geo/);
    await page.reload();
    await asked;
    await expect(choices(page)).toBeVisible();
    await expect(question(page)).toBeHidden();
    expect(elsewhere).toEqual([]);
    await choices(page).focus();
    await page.keyboard.press("Enter");
    await expect(question(page)).toContainText("Currently refused.");
    await expect(question(page).getByRole("heading")).toBeFocused();
    await expectAccessible(page, "asked again");
    await page.keyboard.press("Escape");
    await expect(question(page)).toBeHidden();
    await expect(choices(page)).toBeFocused();
  });
});

test("neither asks nor tracks a browser that opts out of tracking", async ({ page, baseURL }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  const elsewhere = requestsElsewhere(page, baseURL);
  await page.goto("/contact");
  await choices(page).click();
  await expect(question(page)).toContainText("Your browser asks sites not to track you.");
  await expect(yes(page)).toBeHidden();
  await question(page).getByRole("button", { name: "Close" }).click();
  await expect(choices(page)).toBeFocused();
  expect(elsewhere).toEqual([]);
});

test.describe("the consent question", () => {
  test.use({ country: "DE" });

  for (const width of [390, 1440]) {
    test(`appears without layout shifts, as does a new price (${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      // Disable the page's timeout, since the country request is held below.
      await page.addInitScript(() => {
        AbortSignal.timeout = () => new AbortController().signal;
      });
      const release = await holdRequests(page, "**/api/geo");
      await page.goto("/#pricing");
      await expect(choices(page)).toBeAttached();
      await watchShiftsFromNow(page);
      release();
      await expect(question(page)).toBeVisible();
      const price = page.locator("#pricing .numeral").first();
      await expect(price).toHaveText("USD 750", { useInnerText: true });
      expect(await shifts(page)).toEqual([]);
    });
  }
});

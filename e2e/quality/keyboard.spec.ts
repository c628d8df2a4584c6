import { expect, test } from "../support/fixtures";
import { tabTo } from "../support/keyboard";
import { button, field, form, subscribed, uniqueAddress } from "../support/newsletter-form";
import { storedEntries, storedMessages, storedSubscribers } from "../support/stored";

test("a message is written and sent by keyboard alone", async ({ page }) => {
  const email = uniqueAddress();
  await page.clock.install();
  await page.goto("/contact");
  await tabTo(page, page.getByLabel("Name"));
  await page.keyboard.type("A visitor");
  await tabTo(page, page.getByLabel("Email", { exact: true }));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel("Message"));
  await page.keyboard.type("No mouse here.");
  await page.clock.fastForward(5_000);
  await tabTo(page, page.getByRole("button", { name: "Send Message" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("status")).toContainText("Message sent");
  expect(await storedMessages(email)).toHaveLength(1);
});

test("the newsletter is taken by keyboard alone", async ({ page }) => {
  const email = uniqueAddress();
  await page.clock.install();
  await page.goto("/coming-soon");
  await tabTo(page, field(page));
  await page.keyboard.type(email);
  await page.clock.fastForward(5_000);
  await tabTo(page, button(page));
  await page.keyboard.press("Space");
  await expect(form(page)).toContainText(subscribed);
  expect(await storedSubscribers(email)).toHaveLength(1);
});

test("a waitlist is joined by keyboard alone", async ({ page }) => {
  const email = uniqueAddress();
  await page.clock.install();
  await page.goto("/portfolio/8");
  await tabTo(page, page.getByRole("button", { name: "Join Waitlist" }));
  await page.keyboard.press("Enter");
  const waitlist = page.getByRole("form", { name: "Waitlist" });
  await tabTo(page, waitlist.getByLabel("Name"));
  await page.keyboard.type("A visitor");
  await tabTo(page, waitlist.getByLabel("Email"));
  await page.keyboard.type(email);
  await page.clock.fastForward(5_000);
  await page.keyboard.press("Enter");
  await expect(page.getByText("You're on the waitlist!")).toBeVisible();
  expect(await storedEntries(email)).toHaveLength(1);
});

test("the currency is chosen by keyboard alone", async ({ page }) => {
  await page.goto("/get-started?plan=starter");
  await tabTo(page, page.getByRole("button", { name: "USD" }));
  await page.keyboard.press("Space");
  await expect(page.getByRole("region", { name: "Your plan" })).toContainText("USD 750");
});

test("the menu of a small screen is used by keyboard alone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await tabTo(page, page.getByRole("banner").locator("summary"));
  await page.keyboard.press("Enter");
  const menu = page.getByRole("navigation", { name: "Menu" });
  await tabTo(page, menu.getByRole("link", { name: "Portfolio" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/portfolio");
  await expect(menu).toBeHidden();
});

test("the theme is turned by keyboard alone", async ({ page }) => {
  await page.goto("/about");
  await tabTo(page, page.getByRole("button", { name: "Dark mode" }));
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveClass(/dark/);
});

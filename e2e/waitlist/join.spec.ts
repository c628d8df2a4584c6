import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/held-requests";
import { tabTo } from "../support/keyboard";
import { mailsTo, uniqueEmail } from "../support/mail";
import { storedEntries } from "../support/stored";

const form = (page: Page) => page.getByRole("form", { name: "Waitlist" });
const toggle = (page: Page) => page.getByRole("complementary").getByRole("button").first();
// Takes the first status, because the visible form contains another one.
const joined = (page: Page) => page.getByRole("main").getByRole("status").first();

const transparent = "rgba(0, 0, 0, 0)";

async function join(page: Page, email: string) {
  await form(page).getByLabel("Name").fill("A visitor");
  await form(page).getByLabel("Email").fill(email);
  await form(page).getByRole("button").click();
}

test("opens the form, shows errors, and stores a repeated entry only once", async ({ page }) => {
  const [name, email] = [form(page).getByLabel("Name"), form(page).getByLabel("Email")];
  await page.clock.install();
  await page.goto("/portfolio/8");
  await expect(form(page)).toBeHidden();
  await expect(toggle(page)).toHaveText("Join Waitlist");
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
  await tabTo(page, toggle(page));
  await page.keyboard.press("Enter");
  await expect(toggle(page)).toHaveText("Cancel");
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
  await expect(toggle(page)).toHaveCSS("background-color", transparent);
  await form(page).getByRole("button").hover();
  await expect(form(page).getByRole("button")).not.toHaveCSS("background-color", transparent);
  await page.keyboard.press("Enter");
  await expect(form(page)).toBeHidden();
  await expect(toggle(page)).toHaveText("Join Waitlist");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(name).toBeFocused();

  await email.fill("nobody");
  await form(page).getByRole("button").click();
  await expect(name).toHaveAccessibleDescription("Name is required");
  await expect(name).toBeFocused();
  await expect(email).toHaveAccessibleDescription("Invalid email address");
  await expect(email).toHaveValue("nobody");
  await expectAccessible(page, "failed");

  const sender = uniqueEmail();
  const answer = await holdRequests(page, "**/portfolio/8");
  await page.clock.fastForward(5_000);
  await page.keyboard.type("A visitor");
  await tabTo(page, email);
  await email.fill("");
  await page.keyboard.type(sender);
  await page.keyboard.press("Enter");
  await expect(form(page).getByRole("button")).toHaveText("Adding you to waitlist...");
  await expect(name).toBeDisabled();
  await expect(email).toBeDisabled();
  answer();
  await expect(joined(page)).toContainText("You're on the waitlist!");
  await expect(joined(page)).toContainText("We'll notify you when Pulseboard becomes available.");
  await expect(joined(page)).toBeFocused();
  await expect(form(page)).toHaveCount(0);
  await expectAccessible(page, "joined");
  await page.clock.fastForward(10_000);
  await expect(joined(page)).toContainText("You're on the waitlist!");

  await page.goto("/portfolio/8");
  await toggle(page).click();
  await page.clock.fastForward(5_000);
  await join(page, sender.toUpperCase());
  await expect(joined(page)).toContainText("You're on the waitlist!");
  expect(await storedEntries(sender)).toEqual([
    {
      project_id: "8",
      project_name: "Pulseboard",
      name: "A visitor",
      status: "pending",
      notes: null,
    },
  ]);
  await expect.poll(async () => (await mailsTo(sender)).length).toBe(1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("shows errors and keeps the input, then stores a corrected entry", async ({ page }) => {
    const summary = page.getByRole("complementary").locator("summary");
    await page.goto("/portfolio/7");
    await expect(summary).toHaveText("Join Waitlist", { useInnerText: true });
    await summary.click();
    await expect(summary).toHaveText("Cancel", { useInnerText: true });
    await join(page, "nobody");
    await expect(page).toHaveURL("/portfolio/7#waitlist");
    await expect(form(page).getByRole("link", { name: "Invalid email address" })).toHaveAttribute(
      "href",
      "#email",
    );
    await expect(form(page).getByLabel("Name")).toHaveValue("A visitor");
    await expect(form(page).getByLabel("Email")).toHaveValue("nobody");

    const email = uniqueEmail();
    await join(page, email);
    await expect(joined(page)).toContainText("You're on the waitlist!");
    await expect(joined(page)).toBeInViewport();
    expect(await storedEntries(email)).toMatchObject([{ project_id: "7", status: "pending" }]);
  });
});

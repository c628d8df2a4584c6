import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { tabTo } from "../support/keyboard";
import { uniqueEmail } from "../support/mail";
import { button, field, form, mailTo, subscribed } from "../support/newsletter-form";
import { storedSubscribers } from "../support/stored";

test("a wrong address is refused beside its field, a right one is taken by keyboard alone, stored as pending and mailed once", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/coming-soon");
  for (const [typed, message] of [
    ["", "Email is required"],
    ["nobody", "Invalid email address"],
  ] as const) {
    await field(page).fill(typed);
    await button(page).click();
    await expect(field(page)).toHaveAccessibleDescription(message);
    await expect(field(page)).toHaveAttribute("aria-invalid", "true");
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(typed);
  }
  await expectAccessible(page, "failed");

  const email = uniqueEmail();
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/coming-soon", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await field(page).fill("");
  await page.keyboard.type(email);
  await page.clock.fastForward(5_000);
  await tabTo(page, button(page));
  await page.keyboard.press("Space");
  await expect(button(page)).toHaveText("Subscribing...");
  await expect(button(page)).toBeDisabled();
  await expect(field(page)).toBeDisabled();
  answer();
  await expect(form(page)).toContainText(subscribed);
  await expectAccessible(page, "sent");
  await expect(field(page)).toBeEnabled();
  await expect(field(page)).toHaveValue("");
  expect(await storedSubscribers(email)).toMatchObject([
    { email, status: "pending", source: "footer", confirmed_at: null },
  ]);
  await mailTo(email, /^Please confirm/);
  await page.clock.fastForward(3_000);
  await expect(form(page)).not.toContainText(subscribed);
  await expect(button(page)).toHaveText("Subscribe");
});

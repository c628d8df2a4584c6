import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/held-requests";
import { tabTo } from "../support/keyboard";
import { uniqueEmail } from "../support/mail";
import { button, field, form, linkIn, mailTo, subscribed } from "../support/newsletter-form";
import { storedSubscribers } from "../support/stored";

const heading = { level: 1 } as const;

test.use({ expectedErrors: /status of 4(03|10)/ });

test("rejects an invalid email, and subscribes and confirms a valid one", async ({ page }) => {
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
  const answer = await holdRequests(page, "**/coming-soon");
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
  const link = linkIn(await mailTo(email, /^Confirm your Kiskadee/));
  await page.clock.fastForward(3_000);
  await expect(form(page)).not.toContainText(subscribed);
  await expect(button(page)).toHaveText("Subscribe");

  const status = async () => (await storedSubscribers(email))[0]?.status;
  await page.goto(link);
  await expectAccessible(page, "to confirm");
  await page.getByRole("button", { name: "Confirm subscription" }).click();
  await expect(page).toHaveURL("/newsletter/confirmed");
  await expect(page.getByRole("heading", heading)).toHaveText("You're on the list.");
  expect(await status()).toBe("confirmed");

  expect((await page.goto(link))?.status()).toBe(410);
  await expect(page.getByRole("heading", heading)).toHaveText("Already confirmed.");
  await expectAccessible(page, "already confirmed");
});

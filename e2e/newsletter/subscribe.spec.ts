import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/held-requests";
import { tabTo } from "../support/keyboard";
import { uniqueEmail } from "../support/mail";
import { button, field, form, linkIn, mailTo, subscribed } from "../support/newsletter-form";
import { storedSubscribers } from "../support/stored";

const heading = { level: 1 } as const;

test.use({ expectedErrors: /status of 4(03|10)/ });

test("rejects an invalid email, and subscribes, confirms and unsubscribes a valid one", async ({
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
  const opened = await page.goto(link);
  expect(opened?.status()).toBe(200);
  expect(opened?.headers()["cache-control"]).toContain("no-store");
  expect(opened?.headers()["content-security-policy"]).toMatch(/script-src 'self' 'nonce-/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  expect(await status()).toBe("pending");
  await expectAccessible(page, "to confirm");
  await page.getByRole("button", { name: "Confirm subscription" }).click();
  await expect(page).toHaveURL("/newsletter/confirmed");
  await expect(page.getByRole("heading", heading)).toHaveText("You're on the list.");
  expect(await status()).toBe("confirmed");

  expect((await page.goto(link))?.status()).toBe(410);
  await expect(page.getByRole("heading", heading)).toHaveText("Already confirmed.");
  await expectAccessible(page, "already confirmed");

  const welcome = await mailTo(email, /^You're on the list/);
  const leave = linkIn(welcome);
  expect((await page.goto(leave))?.status()).toBe(200);
  expect(await status()).toBe("confirmed");
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page).toHaveURL("/newsletter/unsubscribed");
  expect(await status()).toBe("unsubscribed");

  const again = await page.request.get(leave);
  expect(again.status()).toBe(410);
  expect(await again.text()).toContain("You've already unsubscribed.");
});

import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { mailsTo, uniqueEmail } from "../support/mail";
import {
  button,
  field,
  form,
  linkIn,
  mailTo,
  subscribe,
  subscribed,
} from "../support/newsletter-form";
import { storedSubscribers } from "../support/stored";

const heading = { level: 1 } as const;

test.use({ expectedErrors: /status of 4(03|10)/ });

async function statusOf(email: string) {
  return (await storedSubscribers(email))[0]?.status;
}

test("from the footer to the list, off it by the page, and back by a new confirmation", async ({
  page,
}) => {
  // Six states are looked at whole.
  test.slow();
  const email = uniqueEmail();
  await subscribe(page, email);
  const link = linkIn(await mailTo(email, /^Please confirm/));

  const opened = await page.goto(link);
  expect(opened?.status()).toBe(200);
  expect(opened?.headers()["cache-control"]).toContain("no-store");
  expect(opened?.headers()["content-security-policy"]).toMatch(/script-src 'self' 'nonce-/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  expect(await statusOf(email)).toBe("pending");
  await expectAccessible(page, "to confirm");
  await page.getByRole("button", { name: "Confirm subscription" }).click();
  await expect(page).toHaveURL("/newsletter/confirmed");
  await expectAccessible(page, "confirmed");
  await expect(page.getByRole("heading", heading)).toHaveText("You are on the list.");
  expect(await statusOf(email)).toBe("confirmed");

  expect((await page.goto(link))?.status()).toBe(410);
  await expect(page.getByRole("heading", heading)).toHaveText("Already confirmed.");
  await expectAccessible(page, "already confirmed");
  await page.goto("/newsletter/unsubscribe");
  await expectAccessible(page, "without a token");

  const welcome = await mailTo(email, /^You are on the list/);
  const leave = linkIn(welcome);
  expect((await page.goto(leave))?.status()).toBe(200);
  expect(await statusOf(email)).toBe("confirmed");
  await expectAccessible(page, "to unsubscribe");
  await page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(page).toHaveURL("/newsletter/unsubscribed");
  await expectAccessible(page, "unsubscribed");
  expect(await statusOf(email)).toBe("unsubscribed");

  expect((await page.goto(leave))?.status()).toBe(410);
  await expect(page.getByRole("heading", heading)).toHaveText("You have already unsubscribed.");

  await page.goto(link);
  await expect(page.getByRole("button", { name: "Confirm subscription" })).toHaveCount(0);
  await subscribe(page, email);
  expect(await statusOf(email)).toBe("pending");
  await expect
    .poll(
      async () => (await mailsTo(email)).filter(({ subject }) => /^Please/.test(subject)).length,
    )
    .toBe(2);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form answers where it stands, and the links work as well", async ({ page }) => {
    const email = uniqueEmail();
    await page.goto("/contact");
    await field(page).fill("nobody");
    await button(page).click();
    await expect(page).toHaveURL("/contact#newsletter-form");
    await expect(field(page)).toHaveAccessibleDescription("Invalid email address");
    await expect(field(page)).toHaveValue("nobody");
    await field(page).fill(email);
    await button(page).click();
    await expect(form(page)).toContainText(subscribed);
    await expect(form(page)).toBeInViewport();
    await page.goto(linkIn(await mailTo(email, /^Please confirm/)));
    await page.getByRole("button", { name: "Confirm subscription" }).click();
    await expect(page).toHaveURL("/newsletter/confirmed");
    await page.goto(linkIn(await mailTo(email, /^You are on the list/)));
    await page.getByRole("button", { name: "Unsubscribe" }).click();
    await expect(page).toHaveURL("/newsletter/unsubscribed");
    expect(await statusOf(email)).toBe("unsubscribed");
  });
});

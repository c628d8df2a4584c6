import type { Page } from "@playwright/test";
import { type Account, auth, cookieOf, newAccount, setAdmin, signIn } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { serviceClient } from "../support/stored";

let admin: Account;

test.beforeEach(async ({ context }) => {
  admin = await newAccount({ isAdmin: true });
  await signIn(context, admin);
});

const rateIn = (page: Page) => page.getByLabel("1 TTD in USD");
const saveRate = (page: Page) => page.getByRole("button", { name: "Save rate" }).click();

test("validates and saves the rate and email, and keeps input when admin access is revoked", async ({
  page,
}) => {
  await page.goto("/admin/settings");
  const rateForm = page.getByRole("form", { name: "Exchange rate" });
  const rate = rateIn(page);
  await expect(rateForm).toContainText("TTD 5,000 = USD 750");
  await rate.fill("0,15");
  await saveRate(page);
  await expect(rate).toHaveAccessibleDescription(/Enter a number with a decimal point/);
  await expect(rate).toBeFocused();
  const addressForm = page.getByRole("form", { name: "Notification email" });
  const email = addressForm.getByLabel("Email");
  const saveAddress = () => addressForm.getByRole("button", { name: "Save email" }).click();
  await email.fill("nobody");
  await saveAddress();
  await expect(email).toHaveAccessibleDescription(/Invalid email address/);
  await expect(email).toHaveValue("nobody");
  await expect(rate).toHaveValue("0,15");
  await expectAccessible(page, "with errors");

  const saved = addressForm.getByRole("status").getByText("Notification email saved.");
  try {
    await rate.fill("0.2");
    await expect(rateForm).toContainText("TTD 5,000 = USD 1,000");
    await saveRate(page);
    await expect(rateForm.getByRole("status")).toContainText("Exchange rate saved.");
    await expect(rate).toHaveValue("0.2");
    await email.fill(admin.email);
    await saveAddress();
    await expect(saved).toBeVisible();
    await expect(addressForm).toContainText(`Notifications go to ${admin.email}`);
  } finally {
    await rate.fill("0.15");
    await saveRate(page);
    await expect.poll(storedSettings).toMatchObject({ exchange_rate: "0.150000" });
    await email.fill("");
    await saveAddress();
    await expect.poll(storedSettings).toMatchObject({ notification_address: null });
  }

  const before = await storedSettings();
  // Reload first, so that no refresh from the saves above is still pending.
  await page.reload();
  await setAdmin(admin.id, false);
  await rate.fill("3.5");
  await saveRate(page);
  await expect(rateForm.getByRole("alert")).toContainText("Your session has ended.");
  await expect(rate).toHaveValue("3.5");
  expect(await storedSettings()).toEqual(before);
});

test("ends an admin's other sessions, and changes the password only with the current one", async ({
  page,
}) => {
  const headers = { cookie: await cookieOf(admin) };
  await page.goto("/admin/settings/account");
  await endOtherSessions(page);
  const refused = await page.request.get("/admin", { headers, maxRedirects: 0 });
  expect(refused.status()).toBe(307);

  const next = `next-${crypto.randomUUID()}`;
  const form = page.getByRole("form", { name: "Your password" });
  const current = form.getByLabel("Current password");
  const password = form.getByLabel("New password", { exact: true });
  const repeated = form.getByLabel("Confirm new password");
  const change = form.getByRole("button", { name: "Change password" });
  await change.click();
  await expect(current).toHaveAccessibleDescription("Current password is required");
  await current.fill("not-my-password");
  await password.fill(next);
  await repeated.fill("another-one");
  await change.click();
  await expect(repeated).toHaveAccessibleDescription("Passwords do not match");
  await repeated.fill(next);
  await change.click();
  await expect(current).toHaveAccessibleDescription("That's not your current password");
  await expect(repeated).toHaveValue(next);
  expect(await signInError(admin.email, admin.password)).toBe(null);

  await current.fill(admin.password);
  await change.click();
  await expect(form.getByRole("status")).toContainText("Password changed.");
  await expect(current).toHaveValue("");
  await password.fill("short");
  await expect(password).toHaveAccessibleDescription(/Password must be at least 6 characters/);
  await expect(form.getByRole("status")).toHaveText("");

  expect((await signInError(admin.email, admin.password))?.code).toBe("invalid_credentials");
  expect(await signInError(admin.email, next)).toBe(null);
});

/** Ends one session, then all others. */
async function endOtherSessions(page: Page) {
  const panel = page.getByRole("region", { name: "Your sessions" });
  // Rows: the header, this session, the other one, and the one from confirming the account.
  await expect(panel.getByRole("row")).toHaveCount(4);
  await expect(panel.getByRole("row").filter({ hasText: "This session" })).toHaveCount(1);
  await expectAccessible(page, "with sessions");
  await panel
    .getByRole("button", { name: /^End the session in/ })
    .first()
    .click();
  await expect(page.getByRole("status").getByText("Session ended.")).toBeVisible();
  await expect(panel.getByRole("row")).toHaveCount(3);
  await expect(page.locator("#main")).toBeFocused();
  await panel.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expect(panel.getByText("You're not signed in anywhere else.")).toBeVisible();
}

async function storedSettings() {
  const rows = (await serviceClient())
    .from("settings")
    .select("exchange_rate, notification_address");
  return (await rows.single().throwOnError()).data;
}

async function signInError(email: string, password: string) {
  return (await (await auth()).signInWithPassword({ email, password })).error;
}

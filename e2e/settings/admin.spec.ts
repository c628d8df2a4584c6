import { createClient } from "@supabase/supabase-js";
import { type Account, newAccount, sessionCookies, setAdmin, signIn } from "../support/accounts";
import { expectAccessible } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { serviceClient, stackKeys } from "../support/stored";
import { testSite } from "../support/test-site";

let admin: Account;

test.beforeEach(async ({ context }) => {
  admin = await newAccount({ isAdmin: true });
  await signIn(context, admin);
});

test("the example follows the rate that is typed", async ({ page }) => {
  await page.goto("/admin/settings");
  const form = page.getByRole("form", { name: "Exchange rate" });
  await expect(form).toContainText("TTD 5,000 = USD 750");
  await form.getByLabel("US dollars for one TT dollar").fill("0.2");
  await expect(form).toContainText("TTD 5,000 = USD 1,000");
});

test("what is wrong is told at its field, and what was typed stays", async ({ page }) => {
  await page.goto("/admin/settings");
  const rate = page.getByLabel("US dollars for one TT dollar");
  await rate.fill("0,15");
  await page.getByRole("button", { name: "Save rate" }).click();
  await expect(rate).toHaveAccessibleDescription(/Write the rate as a number with a point/);
  await expect(rate).toBeFocused();
  await expect(rate).toHaveValue("0,15");

  const address = page.getByRole("form", { name: "Notification address" }).getByLabel("Email");
  await address.fill("nobody");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(address).toHaveAccessibleDescription(/Invalid email address/);
  await expect(address).toHaveValue("nobody");
  await expect(rate).toHaveValue("0,15");
});

test("an admin who is none any more saves nothing, and keeps what was typed", async ({ page }) => {
  await page.goto("/admin/settings");
  const before = await storedSettings();
  await setAdmin(admin.id, false);
  const rate = page.getByLabel("US dollars for one TT dollar");
  await rate.fill("3.5");
  await page.getByRole("button", { name: "Save rate" }).click();
  const form = page.getByRole("form", { name: "Exchange rate" });
  await expect(form.getByRole("alert")).toContainText("Your session has ended.");
  await expect(rate).toHaveValue("3.5");
  const address = page.getByRole("form", { name: "Notification address" });
  await address.getByLabel("Email").fill("elsewhere@mail.example");
  await address.getByRole("button").click();
  await expect(address.getByRole("alert")).toContainText("Your session has ended.");
  expect(await storedSettings()).toEqual(before);
});

test("one's own password is changed, and other sessions end", async ({ page, context }) => {
  const other = await sessionCookies(admin);
  const next = `next-${crypto.randomUUID()}`;
  await page.goto("/admin/settings");
  const form = page.getByRole("form", { name: "Your password" });
  await form.getByLabel("Current password").fill(admin.password);
  await form.getByLabel("New password", { exact: true }).fill(next);
  await form.getByLabel("Confirm new password").fill(next);
  await form.getByRole("button", { name: "Change password" }).click();
  await expect(form.getByRole("status")).toContainText("Password changed.");
  await expect(form.getByLabel("Current password")).toHaveValue("");
  const password = form.getByLabel("New password", { exact: true });
  await password.fill("short");
  await expect(password).toHaveAccessibleDescription(/Password must be at least 6 characters/);
  await expect(form.getByRole("status")).toHaveText("");

  expect((await signInError(admin.email, admin.password))?.code).toBe("invalid_credentials");
  expect(await signInError(admin.email, next)).toBe(null);
  const own = await refreshError(await context.cookies());
  expect(own).toBe(null);
  expect(await refreshError(other)).not.toBe(null);
});

test("one's own password stays with a wrong current one, and after too many one has to wait", async ({
  page,
}) => {
  await page.goto("/admin/settings");
  const form = page.getByRole("form", { name: "Your password" });
  const current = form.getByLabel("Current password");
  const change = form.getByRole("button", { name: "Change password" });
  await current.fill("not-my-password");
  await form.getByLabel("New password", { exact: true }).fill("another-one");
  await form.getByLabel("Confirm new password").fill("yet-another");
  await change.click();
  const repeated = form.getByLabel("Confirm new password");
  await expect(repeated).toHaveAccessibleDescription("Passwords do not match");
  await repeated.fill("another-one");
  for (let attempt = 1; attempt <= 8; attempt++) {
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await change.click();
    await answer;
    await expect(current).toHaveAccessibleDescription("That is not your current password");
    await expect(change).toBeEnabled();
  }
  await change.click();
  await expect(form.getByRole("alert")).toContainText("Too many attempts. Please try again in");
  await expect(repeated).toHaveValue("another-one");
  expect(await signInError(admin.email, admin.password)).toBe(null);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("what is wrong is told, and no password comes back", async ({ page }) => {
    await page.goto("/admin/settings");
    await page.getByLabel("US dollars for one TT dollar").fill("many");
    await page.getByRole("button", { name: "Save rate" }).click();
    const rate = page.getByLabel("US dollars for one TT dollar");
    await expect(rate).toHaveAccessibleDescription(/Write the rate as a number/);
    await expect(rate).toHaveValue("many");
    await page.getByLabel("Current password").fill("not-my-password");
    await page.getByLabel("New password", { exact: true }).fill("another-one");
    await page.getByLabel("Confirm new password").fill("another-one");
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByLabel("Current password")).toHaveAccessibleDescription(
      "That is not your current password",
    );
    expect(await page.content()).not.toContain("another-one");
  });
});

test("the settings have no violation, plain or with errors", async ({ page }) => {
  await page.goto("/admin/settings");
  await expectAccessible(page, "plain");
  const rate = page.getByLabel("US dollars for one TT dollar");
  await rate.fill("0");
  await page.getByRole("button", { name: "Save rate" }).click();
  await expect(rate).toHaveAccessibleDescription(/The rate must be more than 0/);
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByLabel("Current password")).toHaveAccessibleDescription(
    "Current password is required",
  );
  await expectAccessible(page, "with errors");
});

async function storedSettings() {
  const { data, error } = await (await serviceClient())
    .from("settings")
    .select("exchange_rate, notification_address")
    .single();
  if (error) throw error;
  return data;
}

async function authClient() {
  const { publishableKey } = await stackKeys();
  return createClient(testSite.supabaseUrl, publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  }).auth;
}

async function signInError(email: string, password: string) {
  return (await (await authClient()).signInWithPassword({ email, password })).error;
}

/** What renewing the session in these cookies comes to; null where it goes on. */
async function refreshError(cookies: { name: string; value: string }[]) {
  const value = cookies
    .filter(({ name }) => name.startsWith("auth-session"))
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(({ value }) => value)
    .join("");
  const session = JSON.parse(
    Buffer.from(value.replace(/^base64-/, ""), "base64url").toString("utf8"),
  );
  const { error } = await (await authClient()).refreshSession(session);
  return error;
}
